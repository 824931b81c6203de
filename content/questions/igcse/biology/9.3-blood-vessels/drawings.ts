import { placed } from '@/lib/figures/biology/placed'
import { bloodPressureAt } from '@/lib/figures/biology/traces'
import { arterySection, veinSection } from '@/lib/figures/biology/vessels'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Point, text } from '@/lib/figures/shapes'

/** An artery and a vein side by side, with a letter below each. */
export function twoVessels(letters: readonly [string, string], arteryFirst: boolean): Figure {
  const at = (first: boolean) => (first ? 90 : 270)
  const [artery, vein] = [at(arteryFirst), at(!arteryFirst)]
  return figure(
    {
      name: 'transport-in-animals/two-vessels-cut-across',
      title: 'Two blood vessels cut across',
      description: `Two vessels of about the same width. Below them stand the letters ${letters[0]} and ${letters[1]}. ${arteryFirst ? letters[0] : letters[1]} has a small round space in the middle and a thick wall with many fibres. ${arteryFirst ? letters[1] : letters[0]} has a large space in the middle and a thin wall with few fibres.`,
      height: 166,
    },
    placed(arterySection({ labels: 'none' }), { x: artery - 180, y: 0 }),
    placed(veinSection({ labels: 'none' }), { x: vein - 180, y: 7 }),
    text(90, 162, letters[0], { anchor: 'middle', cls: 'b' }),
    text(270, 162, letters[1], { anchor: 'middle', cls: 'b' }),
  )
}

const REGIONS = [2, 4.75, 6.5, 8.75] as const

/** Blood pressure along four regions of the circulation: large arteries, smallest arteries, capillaries, veins. */
export function pressureGraph(highest: number, letters: readonly string[], share = 0.25): Figure {
  const g = graph({
    x: { label: 'distance along the vessels from the heart', max: 10 },
    y: {
      label: 'blood pressure / kPa',
      max: 20,
      ticks: [0, 4, 8, 12, 16, 20],
      grid: true,
      parts: 4,
    },
    height: 200,
  })
  const line = Array.from(
    { length: 121 },
    (_, step): Point => [step / 12, bloodPressureAt(step / 12, highest, share)],
  )
  const walls = [4, 5.5, 7.5].map(at =>
    g.line(
      [
        [at, 0],
        [at, 20],
      ],
      'l dash thin',
    ),
  )
  const [a, b, c, d] = letters
  return figure(
    {
      name: 'transport-in-animals/pressure-in-four-regions',
      title: 'Blood pressure in four regions of the circulation',
      description: `A graph of blood pressure against the distance along the vessels, in four regions. In ${a}, nearest the heart, the pressure swings up and down, up to ${highest} kPa. In ${b} it falls steeply and the swings become smaller. In ${c} it falls slowly from ${Number((highest * share).toFixed(2))} kPa without swings. In ${d}, last, it is lowest.`,
      height: 262,
    },
    g.axes,
    ...walls,
    g.line(line),
    ...letters.map((letter, at) => g.label(REGIONS[at] ?? 0, 18.4, letter, { anchor: 'middle', cls: 'b' })),
  )
}
