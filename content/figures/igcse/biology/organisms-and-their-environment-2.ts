import { type Cycle, cycleDiagram, type Flow } from '@/lib/figures/biology/cycles'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

const topic = 'organisms-and-their-environment-2'

export type CarbonFlow =
  | 'combustion'
  | 'photosynthesis'
  | 'plantRespiration'
  | 'animalRespiration'
  | 'feeding'
  | 'plantDeath'
  | 'animalDeath'
  | 'fossilisation'
  | 'decomposition'

/** The carbon cycle with the six processes of the syllabus. */
const CARBON: Cycle = {
  height: 298,
  stores: {
    air: { at: [180, 24], name: 'carbon dioxide in the air', width: 336 },
    fuels: { at: [58, 250], name: 'fossil fuels' },
    plants: { at: [124, 140], name: 'plants' },
    animals: { at: [248, 140], name: 'animals' },
    dead: { at: [256, 250], name: 'dead organisms\nand waste' },
  },
  flows: {
    combustion: { from: ['fuels', 24], to: ['air', 24], name: 'com-\nbustion', label: [30, 128] },
    photosynthesis: {
      from: ['air', 112],
      to: ['plants', 112],
      name: 'photo-\nsynthesis',
      label: [106, 76],
      anchor: 'end',
    },
    plantRespiration: { from: ['plants', 138], to: ['air', 138], name: 'respiration', label: [145, 98] },
    animalRespiration: {
      from: ['animals', 248],
      to: ['air', 248],
      name: 'respiration',
      label: [242, 70],
      anchor: 'end',
    },
    feeding: { from: 'plants', to: 'animals', name: 'feeding', label: [184, 130], anchor: 'middle' },
    plantDeath: { from: 'plants', to: 'dead', name: 'death', label: [166, 190], anchor: 'end' },
    animalDeath: {
      from: ['animals', 248],
      to: ['dead', 248],
      name: 'death,\nwaste',
      label: [242, 176],
      anchor: 'end',
    },
    fossilisation: {
      from: 'dead',
      to: 'fuels',
      name: 'formation of\nfossil fuels',
      label: [152, 264],
      anchor: 'middle',
    },
    decomposition: {
      from: ['dead', 301],
      to: ['air', 301],
      name: 'decom-\nposition',
      label: [306, 128],
    },
  },
}

export const CARBON_ENDS: Readonly<Record<CarbonFlow, string>> = {
  combustion: 'from fossil fuels to the air',
  photosynthesis: 'from the air to plants',
  plantRespiration: 'from plants to the air',
  animalRespiration: 'from animals to the air',
  feeding: 'from plants to animals',
  plantDeath: 'from plants to dead organisms and waste',
  animalDeath: 'from animals to dead organisms and waste',
  fossilisation: 'from dead organisms and waste to fossil fuels',
  decomposition: 'from dead organisms and waste to the air',
}

const told = (ends: Readonly<Record<string, string>>, marks: Readonly<Record<string, string>>) =>
  Object.entries(ends)
    .map(([key, where]) => `${marks[key] ? `arrow ${marks[key]}` : 'an arrow without a name'} ${where}`)
    .join('; ')

const bare = (ends: Readonly<Record<string, string>>, marks: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(Object.keys(ends).map(key => [key, ''])),
  ...marks,
})

/** The carbon cycle with letters or amounts at some arrows, and no names of processes. */
export function carbonMarked(
  marks: Partial<Record<CarbonFlow, string>>,
  title = 'A carbon cycle with some arrows lettered',
): Figure {
  const id = Object.entries(marks).map(([key, mark]) => `${key.slice(0, 2)}${key.length}${mark}`)
  return figure(
    {
      name: `${topic}/carbon-${id.join('-').toLowerCase().replaceAll('.', '')}`,
      title,
      description: `Boxes for carbon dioxide in the air, plants, animals, dead organisms and waste, and fossil fuels, joined by arrows: ${told(CARBON_ENDS, marks)}.`,
      height: CARBON.height,
    },
    cycleDiagram(CARBON, { letters: bare(CARBON_ENDS, marks) }),
  )
}

const carbon = figure(
  {
    name: `${topic}/carbon-cycle`,
    title: 'The carbon cycle',
    description:
      'Carbon dioxide in the air at the top. Photosynthesis leads from the air to plants, feeding from plants to animals, and respiration from plants and from animals back to the air. Death leads from plants, and death and waste from animals, to dead organisms and waste. From there decomposition leads to the air, and formation of fossil fuels to fossil fuels. Combustion leads from fossil fuels to the air.',
    height: CARBON.height,
  },
  cycleDiagram(CARBON),
)

export type NitrogenFlow =
  | 'fixation'
  | 'lightning'
  | 'denitrification'
  | 'nitrification'
  | 'uptake'
  | 'feeding'
  | 'decay'
  | 'plantDecay'

const DECAY: Flow = {
  from: 'animals',
  to: 'ammonium',
  name: 'decomposition',
  label: [148, 290],
  anchor: 'middle',
}

/** The nitrogen cycle of the syllabus: from ammonium ions to nitrate ions in one step. */
const NITROGEN: Cycle = {
  height: 318,
  stores: {
    gas: { at: [180, 24], name: 'nitrogen gas in the air', width: 336 },
    plants: { at: [58, 140], name: 'protein\nin plants' },
    nitrate: { at: [228, 140], name: 'nitrate ions\nin the soil', width: 98 },
    animals: { at: [58, 256], name: 'protein\nin animals' },
    ammonium: { at: [256, 256], name: 'ammonium ions\nin the soil', width: 132 },
  },
  flows: {
    fixation: { from: ['gas', 300], to: ['ammonium', 300], name: 'nitrogen\nfixation', label: [306, 176] },
    lightning: {
      from: ['gas', 196],
      to: ['nitrate', 196],
      name: 'lightning',
      label: [190, 78],
      anchor: 'end',
    },
    denitrification: {
      from: ['nitrate', 226],
      to: ['gas', 226],
      name: 'denitri-\nfication',
      label: [232, 72],
    },
    nitrification: {
      from: ['ammonium', 232],
      to: ['nitrate', 232],
      name: 'nitri-\nfication',
      label: [238, 192],
    },
    uptake: { from: 'nitrate', to: 'plants', name: 'absorption', label: [140, 128], anchor: 'middle' },
    feeding: { from: 'plants', to: 'animals', name: 'feeding', label: [52, 200], anchor: 'end' },
    decay: DECAY,
    plantDecay: { from: 'plants', to: 'ammonium', name: 'decom-\nposition', label: [112, 207] },
  },
}

export const NITROGEN_ENDS: Readonly<Record<NitrogenFlow, string>> = {
  fixation: 'from nitrogen gas in the air to ammonium ions in the soil',
  lightning: 'from nitrogen gas in the air to nitrate ions in the soil',
  denitrification: 'from nitrate ions in the soil to nitrogen gas in the air',
  nitrification: 'from ammonium ions to nitrate ions in the soil',
  uptake: 'from nitrate ions in the soil to protein in plants',
  feeding: 'from protein in plants to protein in animals',
  decay: 'from protein in animals to ammonium ions in the soil',
  plantDecay: 'from protein in plants to ammonium ions in the soil',
}

export function nitrogenMarked(marks: Partial<Record<NitrogenFlow, string>>): Figure {
  const id = Object.entries(marks).map(([key, mark]) => `${key.slice(0, 2)}${mark}`)
  return figure(
    {
      name: `${topic}/nitrogen-${id.join('-').toLowerCase()}`,
      title: 'A nitrogen cycle with some arrows lettered',
      description: `Boxes for nitrogen gas in the air, protein in plants, protein in animals, ammonium ions and nitrate ions in the soil, joined by arrows: ${told(NITROGEN_ENDS, marks)}.`,
      height: NITROGEN.height,
    },
    cycleDiagram(
      { ...NITROGEN, flows: { ...NITROGEN.flows, decay: { ...DECAY, label: [145, 273] } } },
      { letters: bare(NITROGEN_ENDS, marks) },
    ),
  )
}

const nitrogen = figure(
  {
    name: `${topic}/nitrogen-cycle`,
    title: 'The nitrogen cycle',
    description:
      'Nitrogen gas in the air at the top. Nitrogen fixation leads from it to ammonium ions in the soil, lightning to nitrate ions. Nitrification leads from ammonium ions to nitrate ions, absorption from nitrate ions to protein in plants, feeding from there to protein in animals. Decomposition leads from protein in plants and in animals to ammonium ions; from animals, deamination and urea lead there too. Denitrification leads from nitrate ions back to nitrogen gas.',
    height: NITROGEN.height,
  },
  cycleDiagram(NITROGEN),
  text(148, 309, '(and urea from deamination)', { anchor: 'middle', cls: 's' }),
)

export const figures = [carbon, nitrogen]
