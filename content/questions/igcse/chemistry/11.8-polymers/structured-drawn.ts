import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { capital } from '../shared'
import { ALKENES } from './alkenes'
import { MISSING, repeatUnitToDraw } from './drawings-drawn'
import { IN_LANDFILL, NOTHING_LOST, TOXIC_GASES } from './points'

const { supplement, templates } = questionsOf('structured', '11.8', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

/** Alkenes whose displayed formula is asked from the repeat unit in words. */
const OTHERS = [
  { unit: '–CH_{2}–CHBr–', typed: 'CH2=CHBr', shown: 'CH_{2}=CHBr' },
  { unit: '–CH_{2}–CF_{2}–', typed: 'CH2=CF2', shown: 'CH_{2}=CF_{2}' },
  { unit: '–CHCl–CHCl–', typed: 'CHCl=CHCl', shown: 'CHCl=CHCl' },
  { unit: '–CH_{2}–CCl_{2}–', typed: 'CH2=CCl2', shown: 'CH_{2}=CCl_{2}' },
] as const

const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  propene: ['ropes', 'food boxes', 'bottle tops', 'carpets', 'chairs'],
  chloroethene: ['pipes', 'window frames', 'cable covers', 'gutters', 'floor tiles'],
  fluoroethene: ['covers of solar panels', 'protective films', 'coatings'],
  'but-1-ene': ['hot water pipes', 'packaging film', 'pipe fittings'],
  tetrafluoroethene: ['non-stick coatings', 'seals', 'linings of pipes'],
}

supplement('bonds-of-a-repeat-unit', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const alkene = random.pick(ALKENES)
    return {
      alkene,
      other: random.pick(OTHERS),
      units: random.int(5, 40) * 100,
      article: random.pick(ARTICLES[alkene.name] ?? ['pipes']),
    }
  },
  make: ({ alkene, other, units, article }) => {
    const { name, shown, groups, mass } = alkene
    const whole = units * mass
    return {
      stem: [
        `${capital(name)}, ${shown}, is the monomer of a polymer that is used for ${article}.`,
        `A factory makes ${article} from a polymer. The polymer is made from ${name}, ${shown}.`,
        `Poly(${name}) is used for ${article}. Its monomer, ${name}, has the formula ${shown}.`,
      ],
      parts: {
        'a.i': ask.draw({
          lead: 'The diagram shows part of one repeat unit of the polymer. All bonds between the carbon atoms and beyond them are missing.',
          prompt: 'Draw straight lines on the diagram for all of the missing bonds.',
          command: 'Draw',
          figure: repeatUnitToDraw(name, groups, false),
          tools: ['line'],
          checks: MISSING.map(([from, to], at) => ({
            as: 'line' as const,
            ends: true as const,
            once: true as const,
            passes: [
              { at: from, within: 11 },
              { at: to, within: at === 0 ? 11 : 17 },
            ],
          })),
          modelFigure: repeatUnitToDraw(name, groups, true),
          scheme: [
            'a single bond (one line) between the two carbon atoms',
            'bond from the left carbon atom through the bracket',
            'bond from the right carbon atom through the bracket',
          ],
          solution:
            'The double bond of the monomer has become a single bond. With the electrons of its other half each carbon atom joins the next repeat unit, so a bond leads out on both sides.',
        }),
        'a.ii': words({
          subject,
          prompt: 'State the type of polymerisation.',
          answers: [{ text: 'addition', accept: ['addition polymerisation', 'addition polymerization'] }],
          reject: [
            { text: 'condensation', why: 'In condensation polymerisation a small molecule forms as well.' },
            { text: 'substitution', why: 'Nothing is replaced.' },
          ],
          solution: 'Alkenes join by addition, with their double bonds.',
        }),
        'a.iii': ask.written({
          prompt: 'The polymer has the same empirical formula as its monomer. Explain why.',
          command: 'Explain',
          lines: 2,
          scheme: [NOTHING_LOST],
          modelAnswer: 'The polymer is the only product, so no atoms are lost.',
          solution: 'In addition polymerisation the monomers join and nothing else is formed.',
        }),
        b: ask.number({
          lead: `${plain(units)} molecules of ${name} (*M*_{r} ${plain(mass)}) join in a chain.`,
          prompt: 'Calculate the relative molecular mass of the chain.',
          answer: whole,
          unit: '',
          sigFigs: 3,
          scheme: [`${plain(units)} × ${plain(mass)} = ${plain(whole)}`],
          solution: `No atoms are lost: ${plain(units)} × ${plain(mass)} = ${plain(whole)}.`,
        }),
        c: ask.structure({
          lead: `The repeat unit of another polymer is ${other.unit}.`,
          prompt: 'Draw the displayed formula of its monomer.',
          command: 'Draw',
          objective: 'AO2',
          answer: other.typed,
          displayed: true,
          stereo: false,
          scheme: ['C=C with the right four groups, all atoms and all bonds'],
          solution: `The two carbon atoms of the repeat unit have a double bond in the monomer: ${other.shown}.`,
        }),
        'd.i': ask.written({
          prompt: 'Explain why polymer waste in landfill sites is a problem.',
          marks: 2,
          scheme: IN_LANDFILL,
          modelAnswer: 'Most plastics are non-biodegradable, so they stay there and the sites fill up.',
          solution: 'Give the property of the plastics and what follows from it.',
        }),
        'd.ii': ask.written({
          prompt: 'State one problem that is caused by burning polymers.',
          lines: 1,
          scheme: [TOXIC_GASES],
          modelAnswer: 'Toxic gases are formed.',
          solution: 'Carbon monoxide is one of them. “Pollution” alone does not score.',
        }),
      },
    }
  },
  verify: ({ alkene, units }) => {
    const masses: Readonly<Record<string, number>> = { H: 1, C: 12, F: 19, Cl: 35.5 }
    // Atom by atom from the formula that is typed, without its double bond.
    const atoms = [...alkene.typed.replace('=', '').matchAll(/(Cl|[CHF])(\d?)/g)]
    return {
      b:
        units *
        atoms.reduce((sum, [, symbol = '', count]) => sum + (masses[symbol] ?? 0) * Number(count || 1), 0),
    }
  },
})
