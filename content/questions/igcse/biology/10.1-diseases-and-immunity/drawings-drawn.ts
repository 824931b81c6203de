import {
  ANTIGEN_TOLD,
  type AntigenKind,
  antibody,
  antigen,
} from '@/content/figures/igcse/biology/diseases-and-immunity'
import { type Figure, figure } from '@/lib/figures/figure'
import { centred, circle, line, type Point, pointer, polar, polygon, rect, text } from '@/lib/figures/shapes'
import { bodyShape } from './drawings-more'

const topic = 'diseases-and-immunity'

export const pathogenX = (at: number) => 62 + 118 * at

export const antibodyX = (at: number) => 52 + 85 * at

/** Three pathogens X to Z above four antibodies; `done` draws the lines between those that bind. */
export function pathogensAndAntibodies(
  pathogens: readonly AntigenKind[],
  antibodies: readonly AntigenKind[],
  done: boolean,
): Figure {
  return figure(
    {
      name: `${topic}/${done ? 'lines-from-pathogens' : 'three-pathogens-and-four-antibodies'}`,
      title: 'Three pathogens and four antibodies',
      description: done
        ? `Lines from the pathogens to antibodies: ${pathogens.map((kind, at) => `${'XYZ'.charAt(at)} to number ${antibodies.indexOf(kind) + 1} from the left`).join(', ')}.`
        : `Three pathogens in a row above, each with two antigens on its lower side: ${pathogens.map((kind, at) => `${'XYZ'.charAt(at)} ${ANTIGEN_TOLD[kind]}`).join(', ')}. Below are four Y-shaped antibodies, whose two tips have a hollow. From the left the hollows are ${antibodies.map(kind => ANTIGEN_TOLD[kind]).join(', ')}.`,
      height: 220,
    },
    pathogens
      .map((kind, at) => {
        const x = pathogenX(at)
        return (
          rect(x - 46, 8, 92, 38, 'l gw', 19) +
          centred(x, 27, 'XYZ'.charAt(at), 'b') +
          antigen(x - 20, 46, kind, 1) +
          antigen(x + 20, 46, kind, 1)
        )
      })
      .join(''),
    antibodies.map((kind, at) => antibody(antibodyX(at), 138, kind, 1)).join(''),
    done
      ? pathogens
          .map((kind, at) => line(pathogenX(at), 48, antibodyX(antibodies.indexOf(kind)), 150, 'g'))
          .join('')
      : '',
  )
}

const WELLS: readonly Point[] = [
  [66, 66],
  [294, 66],
  [180, 142],
]

export const HOUSEHOLDS = 10

const CLEAR: readonly Point[] = [
  [180, 28],
  [66, 168],
  [294, 168],
]

/** A village with three wells A to C: which households have an illness, and where the latrines are. */
export function villageMap(ill: readonly number[], dirty: number): Figure {
  const house = (x: number, y: number, isIll: boolean) =>
    rect(x - 5, y - 5, 10, 10, isIll ? 'l d' : 'l sheet')
  const latrine = (x: number, y: number) =>
    polygon(
      [
        [x - 7, y + 6],
        [x + 7, y + 6],
        [x, y - 7],
      ],
      'l rw',
    )
  const [wx, wy] = WELLS[dirty] ?? [0, 0]
  return figure(
    {
      name: `${topic}/map-of-a-village`,
      title: 'Map of a village with three wells',
      description: `A map with three wells, A, B and C, each in a ring of ${HOUSEHOLDS} households. Dark squares, households with an illness: ${ill.map((count, at) => `${count} around ${'ABC'.charAt(at)}`).join(', ')}. The others are white. A triangle, a latrine, stands close to well ${'ABC'.charAt(dirty)}, inside its ring. Three other latrines stand far from any well.`,
      height: 250,
    },
    WELLS.map(([x, y], at) => {
      const places = Array.from({ length: HOUSEHOLDS }, (_, place) => polar(x, y, 44, 18 + 36 * place))
      return (
        circle(x, y, 10, 'p w') +
        centred(x, y, 'ABC'.charAt(at), 'b') +
        places
          .map(([hx, hy], place) => house(hx, hy, (place * 3 + at) % HOUSEHOLDS < (ill[at] ?? 0)))
          .join('')
      )
    }).join(''),
    latrine(wx + 20, wy - 6),
    CLEAR.map(([x, y]) => latrine(x, y)).join(''),
    circle(18, 214, 7, 'p w') + text(31, 218, 'well', { cls: 's' }),
    latrine(86, 214) + text(98, 218, 'latrine (toilet)', { cls: 's' }),
    house(18, 236, true) + text(31, 240, 'household with illness', { cls: 's' }),
    house(206, 236, false) + text(218, 240, 'no illness', { cls: 's' }),
  )
}

export const DEFENCES = {
  hairs: { at: [126, 48], within: 17, told: 'in the nose' },
  mucus: { at: [166, 106], within: 20, told: 'in the tube that leads air to the lungs' },
  acid: { at: [204, 182], within: 27, told: 'in the stomach' },
} as const

export type Defence = keyof typeof DEFENCES

/** The upper half of a body; `done` sets the labels of three defences. */
export function defences(done: boolean): Figure {
  return figure(
    {
      name: `${topic}/${done ? 'defences-labelled' : 'body-to-label'}`,
      title: 'The upper half of a human body',
      description: done
        ? 'Labels: hairs in the nose, mucus in the tube that leads air to the lungs, acid in the stomach.'
        : 'The upper half of a human body from the side and front, as a plan. From the opening of the nose, on the left of the head, a tube leads down and divides in two. A second tube leads from the mouth down to a bag in the belly.',
      height: 226,
    },
    bodyShape(),
    done ? pointer(74, 44, 128, 51, 'hairs', 'end') : '',
    done ? pointer(74, 108, 174, 104, 'mucus', 'end') : '',
    done ? pointer(74, 190, 196, 184, 'acid', 'end') : '',
  )
}
