import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { ARTHROPOD_TELLS, type Arthropod, arthropod, insectBody } from '../arthropods'
import { VERTEBRATE_TELLS, type Vertebrate, vertebrate } from '../vertebrates'

const LEGGED: readonly Arthropod[] = ['insect', 'arachnid', 'crustacean', 'myriapod']
const BONED: readonly Vertebrate[] = ['fish', 'amphibian', 'reptile', 'bird', 'mammal']

const letter = (at: number) => String.fromCharCode(65 + at)

export const pieces = [
  figure(
    {
      name: 'kit/arthropods',
      title: 'Four animals for a key',
      description: LEGGED.map((kind, at) => `${letter(at)}: ${ARTHROPOD_TELLS[kind]}.`).join(' '),
      height: 140,
    },
    LEGGED.map(
      (kind, at) =>
        arthropod(kind, 46 + at * 90, 58, 0.78) +
        text(46 + at * 90, 132, letter(at), { anchor: 'middle', cls: 'b' }),
    ).join(''),
  ),
  figure(
    {
      name: 'kit/vertebrates',
      title: 'Five animals for a key',
      description: BONED.map((kind, at) => `${letter(at)}: ${VERTEBRATE_TELLS[kind]}.`).join(' '),
      height: 236,
    },
    BONED.map((kind, at) => {
      const [x, y] = [64 + (at % 3) * 116, 52 + Math.floor(at / 3) * 118]
      return vertebrate(kind, x, y, 0.84) + text(x, y + 62, letter(at), { anchor: 'middle', cls: 'b' })
    }).join(''),
  ),
  insectBody.figure({ name: 'kit/insect-body' }),
]
