import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { SPECIES } from '../shared'
import { descent, parted } from './drawings'
import {
  DNA_INHERITED,
  EVOLUTIONARY,
  GENUS_SPECIES,
  INTERNATIONAL,
  SHAPE_MISLEADS,
  TWO_PARTS,
} from './points-more'

const { supplement, templates } = questionsOf('structured', '1.2')

export { templates }

const KIN = [
  { kind: 'frog', place: 'a chain of mountains', shape: 'bodies' },
  { kind: 'gecko', place: 'a group of islands', shape: 'bodies' },
  { kind: 'finch', place: 'a group of islands', shape: 'beaks' },
  { kind: 'snail', place: 'three valleys', shape: 'shells' },
  { kind: 'orchid', place: 'a large forest', shape: 'flowers' },
] as const

supplement('tree-of-four-species', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [first = 1, second = 2, last = 3] = random
      .sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 3)
      .sort((one, other) => one - other)
    const tree = {
      leaves: random.shuffle(SPECIES),
      paired: random.chance(0.5),
      times: [first, second, last] as [number, number, number],
    }
    const [own, next] = random.shuffle(tree.paired ? [2, 3] : [0, 1])
    const far = random.int(tree.paired ? 0 : 2, tree.paired ? 1 : 3)
    return {
      tree,
      own: tree.leaves[own ?? 0] ?? '',
      next: tree.leaves[next ?? 0] ?? '',
      far: tree.leaves[far] ?? '',
      ...random.pick(KIN),
    }
  },
  make: ({ tree, own, next, far, kind, place, shape }) => {
    const ago = parted(tree, own, far)
    return {
      stem: [
        `Four species of ${kind}, P, Q, R and S, live in ${place}. The diagram shows how they are related.`,
        `Scientists compared the DNA of four species of ${kind} from ${place} and drew the tree in the diagram.`,
        `The diagram shows when the lines of four species of ${kind} parted. All four are found in ${place}.`,
      ],
      figure: descent(tree, true),
      parts: {
        'a.i': ask.number({
          prompt: `State how many million years ago the most recent common ancestor of species ${own} and species ${far} lived.`,
          objective: 'AO2',
          answer: ago,
          sigFigs: 1,
          unit: '',
          scheme: [`${ago} million years`],
          solution: `The lines of ${own} and ${far} meet at the fork above ${ago} on the scale.`,
        }),
        'a.ii': words({
          subject: 'igcse/biology',
          mode: 'exact',
          prompt: `State the letter of the species whose base sequences are most similar to those of species ${own}.`,
          objective: 'AO2',
          answers: [{ text: next, accept: [`species ${next}`] }],
          solution: `Species ${own} shares its most recent common ancestor with species ${next}, so their base sequences are the most similar.`,
        }),
        b: ask.written({
          lead: `Each species of ${kind} is named by the binomial system.`,
          prompt: 'Describe the binomial system.',
          scheme: [INTERNATIONAL, TWO_PARTS, GENUS_SPECIES],
          modelAnswer:
            'It is an internationally agreed system in which the scientific name of an organism has two parts, the genus and the species.',
          solution: 'Three ideas: who agrees on it, how many parts a name has, and what the parts show.',
        }),
        c: ask.written({
          prompt: 'State what classification systems aim to reflect.',
          lines: 1,
          scheme: [EVOLUTIONARY],
          modelAnswer: 'Evolutionary relationships.',
          solution:
            'Species that share a more recent common ancestor are placed in a smaller group together.',
        }),
        d: ask.written({
          lead: `In the past the four species were classified only by the shape of their ${shape}.`,
          prompt: 'Explain why the base sequences of DNA are better evidence of how species are related.',
          scheme: [SHAPE_MISLEADS, DNA_INHERITED],
          modelAnswer:
            'Species that are not closely related can look alike, because they live in similar environments. Base sequences are inherited from ancestors, so they are more similar, the more recent the common ancestor.',
          solution: 'Say how shape can mislead, and what base sequences have to do with ancestors.',
        }),
      },
    }
  },
  verify: ({ tree, own, far }) => {
    const rows: readonly string[] = tree.leaves
    const split = Math.max(rows.indexOf(own), rows.indexOf(far))
    const inPair = tree.paired ? tree.times[2] : (tree.times[split - 1] ?? 0)
    return { 'a.i': inPair }
  },
})
