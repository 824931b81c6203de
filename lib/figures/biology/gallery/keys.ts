import { figure } from '@/lib/figures/figure'
import { branching, evolutionTree, nestedGroups, question } from '../keys'

const key = branching(
  question(
    'Has it jointed legs?',
    question('Has it three pairs?', question('Has it wings?', 'housefly', 'silverfish'), 'spider'),
    question('Has it a shell?', 'snail', 'earthworm'),
  ),
)
const tree = branching(
  {
    name: 'vertebrates',
    branches: [
      { name: 'fish' },
      { name: 'amphibians' },
      { name: 'reptiles' },
      { name: 'birds' },
      { name: 'mammals' },
    ],
  },
  { gap: 74 },
)
const nested = nestedGroups(['kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species'], {
  examples: ['Animalia', 'Chordata', 'Mammalia', 'Carnivora', 'Felidae', '*Panthera*', '*Panthera leo*'],
})
const descent = evolutionTree({
  name: 'P',
  branches: [
    { name: 'shark' },
    {
      name: 'Q',
      branches: [
        { name: 'frog' },
        {
          name: 'R',
          branches: [{ name: 'lizard' }, { name: 'S', branches: [{ name: 'mouse' }, { name: 'human' }] }],
        },
      ],
    },
  ],
})

export const pieces = [
  figure(
    {
      name: 'kit/dichotomous-key',
      title: 'A dichotomous key to five animals',
      description:
        'A key with branches yes and no. Jointed legs? Yes: three pairs? Yes: wings? Yes housefly, no silverfish; no: spider. No jointed legs: a shell? Yes snail, no earthworm.',
      height: key.height,
    },
    key.shape,
  ),
  figure(
    {
      name: 'kit/classification',
      title: 'The five classes of vertebrates',
      description:
        'A branching diagram: vertebrates divide into fish, amphibians, reptiles, birds and mammals.',
      height: tree.height,
    },
    tree.shape,
  ),
  figure(
    {
      name: 'kit/nested-groups',
      title: 'The classification of the lion in nested groups',
      description:
        'Seven boxes, each inside the one before: kingdom Animalia, phylum Chordata, class Mammalia, order Carnivora, family Felidae, genus Panthera, species Panthera leo.',
      height: nested.height,
    },
    nested.shape,
  ),
  figure(
    {
      name: 'kit/evolution-tree',
      title: 'A tree of descent of five vertebrates',
      description:
        'A tree read from left to right. At P the shark branches off, at Q the frog, at R the lizard, and at S mouse and human part.',
      height: descent.height,
    },
    descent.shape,
  ),
]
