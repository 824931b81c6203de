import { judged } from '@/lib/exams/authoring/marks'

export const INNER_SHELL = [
  judged(
    'the next electron is removed from an inner shell / a shell closer to the nucleus',
    `
    SHELL = shell/level/orbit
    reject outer/further SHELL, without inner/close/closer/empty/full/next/new/lower
    accept inner/closer/nearer/lower/deeper ... SHELL | SHELL ... inner/closer/nearer/lower/deeper
    accept closer/nearer ... nucleus | remove/take ... inner electron | inner electron ... removed | (different/new/next/another SHELL) | full/complete/filled SHELL
    unsure close | SHELL, without orbital
    earns: the electron is removed from an inner shell
    earns: it comes from a shell that is nearer to the nucleus
    earns: the electron is taken from an iner energy level
    misses: the electron is removed from the outer shell
    misses: the ion is more positive
    misses: more energy is needed`,
  ),
  judged(
    'it is less shielded and attracted more strongly',
    `
    KNOWN = shell
    SHIELD = shield/shielding/shielded/screen
    LESS = less/decrease/reduce/low/lower/little/small/fewer
    MORE = more/strong/stronger/strongly/great/greater/increase/high
    PULL = attract/attraction/pull/hold/held/force
    reject MORE SHIELD | "less attraction"/"less attracted"/"less strongly" | weak/weaker/weakly PULL
    accept LESS ... SHIELD | SHIELD ... LESS | not SHIELD & PULL ... MORE | MORE ... PULL
    unsure SHIELD | PULL
    earns: there is less shielding, so the nucleus attracts it more strongly
    earns: it is held more strongly because it is shielded less
    earns: less sheilding and a stronger atraction
    misses: there is more shielding
    misses: it comes from an inner shell
    misses: the energy is larger`,
  ),
]

export const FIRST_IONISATION = [
  judged(
    'energy needed to remove one mole of electrons from one mole of atoms',
    `
    MOLE = mole/mol/moles
    reject add/gain/gained/added | released/release
    accept MOLE ... electron ... MOLE | MOLE ... atom ... MOLE ... electron
    accept electron ... each/every atom/ion ... MOLE | electron ... from MOLE ... atom/element
    unsure MOLE, electron
    earns: the energy needed to remove one mole of electrons from one mole of gaseous atoms
    earns: the energy required to remove an electron from each atom in one mole of gaseous atoms
    earns: energy to remove 1 mol of electrns from 1 mol of atoms
    misses: the energy released when one mole of atoms gains one mole of electrons
    misses: the energy of the atoms
    misses: gaseous 1+ ions are formed`,
  ),
  judged(
    'from gaseous atoms (to form gaseous 1+ ions)',
    `
    reject solid/liquid, without gaseous
    accept gaseous/gas/vapour/"(g)" | gaseous atom/state
    earns: the energy needed to remove one mole of electrons from one mole of gaseous atoms
    earns: X(g) → X+(g) + e-
    earns: atoms in the gasous state
    misses: the energy needed to remove one mole of electrons from one mole of atoms
    misses: the energy to ionise an atom
    misses: to form one mole of 1+ ions`,
  ),
]
