import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { nuclide } from '../shared'

const { supplement, templates } = questionsOf('structured', '5.1.1', { calculator: 'needed' })

export { templates }

const FOILS = [
  { metal: 'gold', symbol: 'Au', nucleons: 197, protons: 79 },
  { metal: 'platinum', symbol: 'Pt', nucleons: 195, protons: 78 },
  { metal: 'silver', symbol: 'Ag', nucleons: 107, protons: 47 },
  { metal: 'copper', symbol: 'Cu', nucleons: 63, protons: 29 },
] as const

supplement('alpha-particles-at-a-metal-foil', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const ratio = random.step(8000, 20_000, 500)
    const back = random.int(12, 40)
    const bent = random.step(10, 30, 1) * Math.round((ratio * back) / 1000)
    return { foil: random.pick(FOILS), ratio, back, bent, straight: ratio * back - back - bent }
  },
  make: ({ foil, ratio, back, bent, straight }) => {
    const { metal, symbol, nucleons, protons } = foil
    const total = ratio * back
    return {
      stem: `In a vacuum, a narrow beam of α-particles is directed at a very thin ${metal} foil. A detector counts the α-particles that leave the foil in different directions. The table shows the results.`,
      table: {
        head: ['deflection of the α-particle', 'number of α-particles'],
        rows: [
          ['less than 1° (almost straight on)', plain(straight)],
          ['from 1° to 90°', plain(bent)],
          ['more than 90° (turned back)', plain(back)],
        ],
      },
      parts: {
        a: ask.number({
          prompt: 'One α-particle in every *N* is turned back. Calculate *N*.',
          command: 'Calculate',
          answer: ratio,
          scheme: [
            `C1 total number of α-particles ÷ number turned back, or ${plain(straight)} + ${plain(bent)} + ${plain(back)} (= ${plain(total)})`,
            `A1 ${plain(ratio)}`,
          ],
          solution: `Total number of α-particles: ${plain(straight)} + ${plain(bent)} + ${plain(back)} = ${plain(total)}.

${plain(back)} of them are turned back, so *N* = ${plain(total)} ÷ ${plain(back)} = ${plain(ratio)}.`,
        }),
        b: ask.written({
          prompt:
            'State what is concluded about the atom from the number of α-particles that go almost straight on, and what is concluded about the nucleus from those that are turned back.',
          command: 'State',
          marks: 3,
          lines: 5,
          scheme: [
            judged(
              'most go almost straight on: the atom is mostly empty space',
              `
              reject not empty
              accept empty
              accept mostly/most/mainly/lot/largely/much ... space/nothing/vacuum
              accept space/gap ... between/around/inside
              accept space/gap ... atom
              unsure space
              earns: the atom is mostly empty space
              earns: atoms are mainly emty
              earns: most of the atom is empty
              misses: most go straight on
              misses: the nucleus is small
              misses: the foil is thin`,
            ),
            judged(
              'and any two from: the nucleus is very small (very few are turned back)',
              `
              SMALL = small/tiny/little/minute/compact
              reject nucleus ...(no SMALL/than).. large/big, without SMALL
              accept nucleus ... SMALL
              accept SMALL ... nucleus
              accept SMALL, centre/center/core/middle
              unsure SMALL
              earns: the nucleus is very small
              earns: there is a tiny nucleus
              earns: the nucleous is smal compared with the atom
              misses: the nucleus is large
              misses: few are turned back
              misses: the nucleus is positive`,
            ),
            judged(
              'the nucleus holds most of the mass of the atom',
              `
              NUCLEUS = nucleus/centre/center/core/middle
              MASS = mass/heavy/dense/massive/density/matter
              reject not MASS
              accept NUCLEUS ... MASS
              accept MASS ... NUCLEUS
              unsure MASS
              earns: most of the mass is in the nucleus
              earns: the nucleus is very dense
              earns: the nuclues is heavy
              misses: the nucleus is small
              misses: the nucleus is positive
              misses: they bounce back`,
            ),
            judged(
              'the nucleus is positively charged (repels the positive α-particles)',
              `
              NUCLEUS = nucleus/centre/center/core/middle
              reject NUCLEUS negative
              reject not positive
              accept NUCLEUS ... positive
              accept positive NUCLEUS
              accept positive ... in/at NUCLEUS
              accept NUCLEUS ... same charge
              unsure NUCLEUS ... charge/repel
              earns: the nucleus has a positive charge
              earns: there is a positive nucleus
              earns: the nucleus is positivly charged
              misses: the nucleus is negative
              misses: alpha particles are positive
              misses: the nucleus is small`,
            ),
          ],
          modelAnswer:
            'Most α-particles go straight on, so an atom is mostly empty space. Very few are turned back, so the nucleus is very small and holds most of the mass of the atom. It repels the positive α-particles, so it is positively charged.',
          solution:
            'Most α-particles meet nothing that pushes them: the atom is mostly empty space. Like charges repel, so a nucleus that repels the positive α-particles is positive. Only a direct hit on something tiny, with much more mass than the α-particle, turns it back.',
        }),
        c: ask.table({
          prompt: `A nucleus in the foil is ${nuclide(nucleons, protons, symbol)}. State its relative charge and its relative mass.`,
          command: 'State',
          subtopic: '5.1.2',
          head: ['', 'relative charge', 'relative mass'],
          rows: [
            [{ text: 'proton' }, { text: '+1' }, { text: '1' }],
            [
              { text: `nucleus of ${metal}` },
              { blank: 'charge', answer: protons, marks: 1 },
              { blank: 'mass', answer: nucleons, marks: 1 },
            ],
          ],
          scheme: [`(+)${protons}`, String(nucleons)],
          solution: `Only the protons are charged, so the relative charge is the proton number, +${protons}. Protons and neutrons both have a relative mass of about 1, so the relative mass is the nucleon number, ${nucleons}.`,
        }),
        d: ask.written({
          prompt: 'Explain why the foil is very thin and why the air is removed.',
          subtopic: '5.2.2',
          scheme: [
            judged(
              'thin foil: a thicker foil would absorb α-particles (low penetrating ability), or: would deflect them more than once',
              `
              PASS = pass/penetrate/through/"not absorb"/"not stop"/"not be absorbed"/"not be stopped"/"not absorbed"
              STOP = absorb/stop/block/stopped/(not pass)/(not penetrate)/(not get)/(not go)
              reject thick ... PASS
              accept thin ... PASS
              accept foil/it/metal/gold ... STOP
              accept thick ... STOP
              accept thick/foil ... deflect ... once/many/several/twice/times/more
              accept deflect ... once/many/several/twice/times
              accept PASS ... foil/metal/it
              accept alpha/α/they/particles ... low/weak/poor/least penetrate/penetrating/range
              unsure alpha/α/particles/they ... PASS
              unsure PASS
              earns: so that the alpha particles can pass through it
              earns: a thick foil would absorb the alpha particles
              earns: a thick foil abzorbs the alpha particles
              misses: because gold is soft
              misses: so that it is light
              misses: thick foils let them through`,
            ),
            judged(
              'no air: a few centimetres of air absorb α-particles (they ionise it strongly), or: the air would deflect them',
              `
              STOP = absorb/stop/block/ionise/ionize/deflect/collide/scatter/slow/collision/hit/interfere/interact/affect/lose/bounce/ionisation
              reject air ... not STOP
              accept air ... STOP
              accept STOP ... air
              accept air/vacuum ... not reach/travel/pass/get
              accept not (STOP ... air)
              accept STOP ... by/with air/molecule
              unsure air
              earns: the air would absorb the alpha particles
              earns: so that they do not collide with air molecules
              earns: alpha particles are abzorbed by a few cm of air
              misses: so that it is a vacuum
              misses: the foil would get hot
              misses: the foil would absorb them`,
            ),
          ],
          modelAnswer:
            'α-particles do not penetrate far into matter, so a thick foil would stop them. A few centimetres of air absorb α-particles as well, because they ionise the air strongly, so they would not reach the detector.',
          solution:
            'α is the least penetrating of the three radiations: it loses its energy quickly because it ionises strongly. Both precautions make sure that the α-particles reach the detector.',
        }),
      },
    }
  },
  verify: ({ back, bent, straight }) => ({ a: 1 / (back / (straight + bent + back)) }),
})
