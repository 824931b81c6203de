import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { component, terminal, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { show } from '../shared'

const { supplement, templates } = questionsOf('structured', '4.2.1', { calculator: 'needed' })

export { templates }

const CONDUCTORS = ['copper', 'iron', 'aluminium', 'brass', 'silver'] as const

const INSULATORS = ['glass', 'rubber', 'dry wood', 'polythene', 'nylon'] as const

supplement('conductor-tester', {
  facts: { difficulty: 2, checked: '2026-11-24' },
  values: random => {
    const milli = random.step(120, 480, 20)
    const seconds = random.pick([20, 25, 30, 40, 50, 60])
    const [metal, insulator] = [random.sample(CONDUCTORS, 2), random.sample(INSULATORS, 2)]
    return { milli, seconds, metal, insulator, strips: random.shuffle([...metal, ...insulator]) }
  },
  make: ({
    milli,
    seconds,
    metal: [metal = 'copper', other = 'iron'],
    insulator: [insulator = 'glass', last = 'rubber'],
    strips,
  }) => {
    const charge = (milli / 1000) * seconds
    return {
      stem: 'A student uses the circuit shown to find out which materials are electrical conductors. Strips of different materials are connected between the terminals M and N.',
      figure: figure(
        {
          name: 'electricity-and-magnetism/circuit-with-a-gap',
          title: 'A circuit with a battery, a lamp and a gap between two terminals',
          description:
            'A battery and a lamp are connected in series. The loop has a gap at the bottom between two open terminals, labelled M on the left and N on the right.',
          height: 150,
        },
        component('battery', 60, 34, 180, 34),
        component('lamp', 180, 34, 300, 34),
        wire([
          [60, 34],
          [60, 110],
          [126, 110],
        ]),
        wire([
          [300, 34],
          [300, 110],
          [234, 110],
        ]),
        terminal(130, 110) + terminal(230, 110),
        text(130, 134, 'M', { anchor: 'middle', cls: 'b' }) +
          text(230, 134, 'N', { anchor: 'middle', cls: 'b' }),
      ),
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: `The strips are made of ${strips.slice(0, 3).join(', ')} and ${strips[3]}. State the **two** materials with which the lamp is lit.`,
          command: 'State',
          asked: 2,
          answers: [{ text: metal }, { text: other }],
          reject: [insulator, last].map(text => ({ text, why: 'It is an insulator.' })),
          solution: `The metals ${metal} and ${other} are conductors: they complete the circuit and the lamp is lit. The other two, ${insulator} and ${last}, are insulators.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of electrons, why there is a current in ${metal} but not in ${insulator}.`,
          scheme: [
            judged(
              `${metal} (a conductor) contains free electrons / electrons that can move through it`,
              `
              FREE = free/delocalised/delocalized/mobile/loose
              METAL = ${metal}/metal/conductor
              OTHER = ${insulator}/insulator
              MOBILE = FREE electron | electron ... FREE/move/flow/pass/travel/carry
              reject METAL ...(no OTHER/whereas/while/but).. not MOBILE
              reject OTHER ...(no METAL/not/no).. FREE electron
              accept METAL ...(no OTHER).. MOBILE
              accept MOBILE ...(no OTHER).. METAL
              accept MOBILE, without OTHER
              unsure MOBILE
              unsure METAL conductor
              earns: ${metal} has free electrons
              earns: in ${metal} the electrons can move but in ${insulator} they cannot
              earns: there are free elecrtons in the metal
              misses: ${metal} has no free electrons
              misses: ${metal} is a metal
              misses: ${insulator} has free electrons`,
            ),
            judged(
              `in ${insulator} (an insulator) the electrons are not free to move`,
              `
              FREE = free/delocalised/delocalized/mobile/loose
              METAL = ${metal}/metal/conductor
              OTHER = ${insulator}/insulator
              ELECTRON = electron/they/it/ones
              MOBILE = FREE electron/ones/one | ELECTRON ... FREE/move/flow/pass/travel/carry
              BOUND = bound/held/fixed/tight/stuck/trap/"not free"/"cannot move"/"cant move"/"not move"/"dont move"/"cannot flow"/"cant flow"/"not flow"
              reject OTHER ...(no METAL/not/no).. FREE electron
              accept OTHER ...(no METAL).. not MOBILE
              accept electron ... OTHER ...(no METAL).. (not FREE/move/flow/pass)
              accept OTHER ...(no METAL).. BOUND
              accept electron ... BOUND ... OTHER
              accept OTHER ...(no METAL).. not any/many
              accept OTHER ...(no METAL).. "does not"/"do not"/"has not"/"have not"/"are not"/doesnt/dont/hasnt/arent
              accept BOUND, without METAL
              accept "no free electrons"
              unsure OTHER insulator
              earns: ${insulator} does not have free electrons
              earns: in ${metal} electrons are free, but the electrons in ${insulator} are not free to move
              earns: in ${insulator} the electrons are tightly bond to the attoms, they cannot move
              misses: ${insulator} has free electrons
              misses: ${metal} has free electrons
              misses: ${insulator} is not a metal`,
            ),
          ],
          modelAnswer: `There are free electrons in ${metal}, which move through it when it is connected to the battery. In ${insulator} the electrons are held by their atoms and cannot move through the material.`,
          solution:
            'A current in a solid is a flow of electrons. Metals have free electrons; in an insulator (nearly) all electrons are bound.',
        }),
        c: ask.written({
          prompt: 'An ammeter is used to measure the current in the strip. State how it is connected.',
          command: 'State',
          subtopic: '4.2.2',
          lines: 1,
          scheme: [
            judged(
              'in series (with the strip or the lamp)',
              `
            reject parallel/across, without series
            reject not series
            accept series
            unsure same loop/line/circuit/branch
            earns: in series
            earns: It is conected in serise with the lamp
            earns: series with the strip, not in parallel
            misses: in parallel
            misses: across the strip
            misses: with wires`,
            ),
          ],
          modelAnswer: 'The ammeter is connected in series with the strip.',
          solution:
            'The current to be measured must pass through the ammeter, so it is connected in series, anywhere in this single loop.',
        }),
        d: ask.number({
          prompt: `With the ${metal} strip the current is ${quantity(milli, 'mA')}. Calculate the charge that passes through the strip in ${quantity(seconds, 's')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '4.2.2',
          answer: charge,
          unit: 'C',
          unitMode: 'asked',
          scheme: [`C1 *Q* = *It*, or ${show(milli / 1000, '')} × ${seconds}`, `A1 ${show(charge, 'C')}`],
          solution: `The current is ${show(milli / 1000, 'A')}. *Q* = *It* = ${show(milli / 1000, '')} × ${seconds} = ${show(charge, 'C')}.`,
        }),
      },
    }
  },
  verify: ({ milli, seconds }) => {
    let charge = 0 // mC, second by second
    for (let at = 0; at < seconds; at += 1) charge += milli
    return { d: charge / 1000 }
  },
})
