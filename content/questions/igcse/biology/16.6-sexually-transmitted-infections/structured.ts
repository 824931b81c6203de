import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { infections, infectionsGraph, ROUTES, routesChart } from './figures'
import {
  BARRIER,
  BY_SEX,
  CLEAN_NEEDLES,
  IN_MILK,
  KNOW,
  LESS_VIRUS,
  MOTHER_CHILD,
  NEEDLES,
  SCREENED,
  TRANSFUSION,
  TREATED,
} from './points'

const { core, templates } = questionsOf('structured', '16.6', { calculator: 'needed' })

export { templates }

const SUBJECT = 'igcse/biology'

core('a-programme-against-hiv', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const peak = random.pick([40, 50, 60, 70, 80])
    const percent = random.pick([30, 35, 40, 45, 55, 60, 65, 70])
    const last = (peak * (100 - percent)) / 100
    return Number.isInteger(last / 2) ? { peak, last, percent, read: random.pick([2012, 2014, 2016]) } : null
  },
  make: ({ peak, last, percent, read }) => {
    const value = infections(peak, last).find(([year]) => year === read)?.[1] ?? 0
    return {
      stem: [
        'The graph shows the number of new infections with HIV in a country. In 2010 the country began a programme with free condoms, tests and treatment.',
        'In 2010 a country began to offer free condoms, tests and treatment against HIV. The graph shows the number of new infections in a year.',
        'Condoms, tests and treatment against HIV became free in a country in 2010. The graph shows the new infections before and after that.',
      ],
      figure: infectionsGraph(peak, last),
      parts: {
        'a.i': ask.number({
          prompt: `State the number of new infections in ${read}, in thousands.`,
          objective: 'AO2',
          answer: value,
          unit: '',
          tolerance: 1,
          scheme: [`A1 ${value} thousand (± 1)`],
          solution: `Above ${read} the point is at ${value} thousand.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage decrease in new infections from 2010 to 2020.',
          answer: percent,
          unit: '%',
          tolerance: 2.5,
          scheme: [`C1 (${peak} − ${plain(last)}) ÷ ${peak} × 100`, `A1 ${percent}%`],
          solution: `From ${peak} thousand to ${plain(last)} thousand: (${peak} − ${plain(last)}) ÷ ${peak} × 100 = ${percent}%.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by a sexually transmitted infection.',
          lines: 2,
          scheme: [BY_SEX],
          modelAnswer: 'An infection that is transmitted through sexual contact.',
          solution: 'Say that it is an infection, and in which way it is passed on.',
        }),
        c: ask.written({
          prompt: 'Describe **two** ways, other than sexual contact, in which HIV is transmitted.',
          marks: 2,
          lines: 3,
          scheme: [NEEDLES, TRANSFUSION, MOTHER_CHILD],
          modelAnswer: 'By sharing needles for injections. From mother to child in breast milk.',
          solution:
            'HIV passes in body fluids: by shared needles, transfusion of infected blood, and from mother to child.',
        }),
        d: ask.written({
          prompt: 'Explain how condoms, tests and treatment reduce the number of new infections.',
          marks: 3,
          scheme: [BARRIER, KNOW, TREATED],
          modelAnswer:
            'Condoms are a barrier, so that body fluids do not pass to the partner. People who are tested know that they are infected and avoid passing HIV on. Treatment lowers the amount of virus, so it is passed on less.',
          solution: 'Give a reason for each of the three: a barrier, knowing about it, less virus.',
        }),
        e: words({
          subject: SUBJECT,
          mode: 'words',
          prompt: 'State the name of the disease to which infection with HIV may lead.',
          answers: [
            {
              text: 'AIDS',
              accept: ['acquired immune deficiency syndrome', 'acquired immunodeficiency syndrome'],
            },
          ],
          reject: [{ text: 'HIV', why: 'HIV is the virus, not the disease.' }],
          solution: 'Infection with HIV may lead to AIDS.',
        }),
      },
    }
  },
  verify: ({ peak, last, read }) => ({
    'a.i': infections(peak, last)[(read - 2006) / 2]?.[1] ?? 0,
    'a.ii': 100 - (100 * last) / peak,
  }),
})

const SHARES = [
  [60, 20, 15, 5],
  [55, 25, 15, 5],
  [65, 20, 10, 5],
  [50, 30, 15, 5],
  [45, 30, 20, 5],
  [70, 15, 10, 5],
] as const

core('ways-of-transmission', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const [shares, total] = [random.pick(SHARES), random.step(1500, 9500, 500)]
    const [asked, cut] = [random.pick([1, 2] as const), random.pick([20, 25, 50])]
    return Number.isInteger((shares[asked] * total * cut) / 10000) ? { shares, total, asked, cut } : null // whole people
  },
  make: ({ shares, total, asked, cut }) => {
    const route = (ROUTES[asked] ?? '').replace('\n', ' ')
    const count = (shares[asked] * total) / 100
    const after = total - (count * cut) / 100
    return {
      stem: [
        `In one year ${plain(total)} people in a country were infected with HIV. The bar chart shows in which ways.`,
        `The bar chart shows how people in a country were infected with HIV in one year. In all there were ${plain(total)} new infections.`,
        `There were ${plain(total)} new infections with HIV in a country in one year. The bar chart shows the ways of transmission.`,
      ],
      figure: routesChart(shares),
      parts: {
        a: words({
          subject: SUBJECT,
          mode: 'words',
          prompt: 'State the type of pathogen that HIV is.',
          answers: [{ text: 'virus' }],
          reject: [
            { text: 'bacterium', why: 'The V in HIV stands for virus.' },
            { text: 'AIDS', why: 'AIDS is the disease to which HIV infection may lead.' },
          ],
          solution: 'HIV is the human immunodeficiency virus.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the number of people who were infected in the way “${route}”.`,
          answer: count,
          unit: '',
          form: 'any',
          tolerance: total / 100,
          scheme: [`C1 ${shares[asked]} ÷ 100 × ${plain(total)}`, `A1 ${plain(count)}`],
          solution: `The bar is at ${shares[asked]}%. ${shares[asked]} ÷ 100 × ${plain(total)} = ${plain(count)}.`,
        }),
        'b.ii': ask.number({
          lead: `In the next year this number is ${cut}% lower, and all other numbers are as before.`,
          prompt: 'Calculate the number of all new infections in the next year.',
          answer: after,
          unit: '',
          tolerance: total / 100,
          follow: { from: 'b.i', formula: `${total} - ${cut}/100*x` },
          scheme: [`C1 ${plain(total)} − ${cut} ÷ 100 × ${plain(count)}`, `A1 ${plain(after)}`],
          solution: `The number falls by ${cut} ÷ 100 × ${plain(count)} = ${plain((count * cut) / 100)}. There remain ${plain(total)} − ${plain((count * cut) / 100)} = ${plain(after)}.`,
        }),
        c: ask.written({
          prompt:
            'Describe how transmission of HIV by blood is prevented in hospitals and among people who inject drugs.',
          marks: 2,
          scheme: [SCREENED, CLEAN_NEEDLES],
          modelAnswer:
            'Donated blood is tested, and infected blood is not used. New needles are given out, so that needles are not shared.',
          solution:
            'In hospitals the danger is infected donated blood, among people who inject drugs a shared needle.',
        }),
        d: ask.written({
          lead: 'A doctor advises a pregnant woman with HIV to take medicine against the virus, and not to breast-feed her baby.',
          prompt: 'Explain the two pieces of advice.',
          objective: 'AO2',
          scheme: [LESS_VIRUS, IN_MILK],
          modelAnswer:
            'The medicine keeps the amount of virus low, so less virus passes across the placenta or at birth. HIV can also pass to the baby in breast milk.',
          solution:
            'HIV passes from mother to child across the placenta, at birth and in breast milk. The medicine acts against the first two, the second advice against the third.',
        }),
      },
    }
  },
  verify: ({ shares, total, asked, cut }) => {
    let count = total
    for (const [at, share] of shares.entries()) if (at !== asked) count -= (total * share) / 100
    return { 'b.i': count, 'b.ii': total - count + count * (1 - cut / 100) }
  },
})
