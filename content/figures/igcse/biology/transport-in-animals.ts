import { lymphocyte, phagocyte, redBloodCell } from '@/lib/figures/biology/blood-cells'
import { bloodSmear, phagocytosis } from '@/lib/figures/biology/blood-smear'
import { coronaryHeart, narrowedArtery } from '@/lib/figures/biology/coronary'
import { fishCirculation } from '@/lib/figures/biology/fish-circulation'
import { heartSection } from '@/lib/figures/biology/heart'
import { bloodPressureAt, describeHeartTrace, heartTrace } from '@/lib/figures/biology/traces'
import {
  arterySection,
  capillarySection,
  circulationPlan,
  veinSection,
  veinValve,
} from '@/lib/figures/biology/vessels'
import { figure } from '@/lib/figures/figure'
import { chain } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'

const topic = 'transport-in-animals'

const single = fishCirculation.figure({
  name: `${topic}/single-circulation`,
  title: 'The single circulation of a fish',
})

const double = circulationPlan.figure({
  name: `${topic}/double-circulation`,
  title: 'The double circulation of a mammal',
  only: ['pulmonary artery', 'pulmonary vein', 'vena cava', 'aorta'],
  organs: ['liver', 'kidneys'],
  extraHeight: -84,
})

const heart = heartSection.figure({
  name: `${topic}/heart-parts`,
  title: 'The parts of the heart',
  labels: {
    'vena cava': 'vena cava',
    'right atrium': 'right atrium',
    'atrioventricular valve': 'one-way valve',
    'right ventricle': 'right ventricle',
    septum: 'septum',
    aorta: 'aorta',
    'pulmonary artery': 'pulmonary artery',
    'pulmonary vein': 'pulmonary vein',
    'left atrium': 'left atrium',
    'semilunar valve': 'one-way valve',
    'left ventricle': 'left ventricle',
    'muscular wall': 'muscular wall',
  },
})

const coronary = coronaryHeart.figure({
  name: `${topic}/coronary-arteries`,
  title: 'The coronary arteries on the outside of the heart',
  only: ['aorta', 'coronary artery', 'heart muscle'],
})

const trace = figure(
  {
    name: `${topic}/heart-trace`,
    title: 'An electrocardiogram',
    description: describeHeartTrace({ beatsPerMinute: 75 }),
    height: 204,
  },
  heartTrace({ beatsPerMinute: 75 }),
)

const pulse = graph({
  x: { label: 'time / min', max: 14, ticks: [0, 2, 4, 6, 8, 10, 12, 14], grid: true },
  y: { label: 'pulse rate / beats per minute', max: 160, ticks: [0, 40, 80, 120, 160], grid: true },
})

const exercise = figure(
  {
    name: `${topic}/pulse-in-exercise`,
    title: 'Pulse rate before, during and after exercise',
    description:
      'A graph of pulse rate in beats per minute against time in minutes. It is level at 70 until 2 min, where exercise starts, rises steeply to 140 at 4 min and is level until exercise stops at 7 min. Then it falls, steeply at first, and is back at 70 at 12 min.',
    height: 246,
  },
  pulse.axes,
  pulse.line([
    [0, 70],
    [2, 70],
  ]),
  pulse.curve([
    [2, 70],
    [2.5, 98],
    [3, 122],
    [3.5, 135],
    [4, 140],
  ]),
  pulse.line([
    [4, 140],
    [7, 140],
  ]),
  pulse.curve([
    [7, 140],
    [8, 108],
    [9, 89],
    [10, 78],
    [11, 72],
    [12, 70],
  ]),
  pulse.line([
    [12, 70],
    [14, 70],
  ]),
  pulse.line(
    [
      [2, 0],
      [2, 160],
    ],
    'l dash thin',
  ),
  pulse.line(
    [
      [7, 0],
      [7, 160],
    ],
    'l dash thin',
  ),
  pulse.label(1, 22, 'rest', { anchor: 'middle' }),
  pulse.label(4.5, 22, 'exercise', { anchor: 'middle' }),
  pulse.label(10.5, 22, 'recovery', { anchor: 'middle' }),
)

const narrowed = narrowedArtery.figure({
  name: `${topic}/narrowed-artery`,
  title: 'A healthy and a diseased coronary artery, cut across',
})

const valves = heartSection.figure({
  name: `${topic}/heart-valves`,
  title: 'The valves of the heart',
  only: ['atrioventricular valve', 'semilunar valve', 'right ventricle', 'left ventricle'],
  labels: {
    'atrioventricular valve': 'atrioventricular valve',
    'semilunar valve': 'semilunar valve',
    'right ventricle': 'right ventricle',
    'left ventricle': 'left ventricle',
  },
  flow: true,
})

const artery = arterySection.figure({ name: `${topic}/artery` })

const vein = veinSection.figure({ name: `${topic}/vein` })

const veinShut = veinValve.figure({ name: `${topic}/valve-of-a-vein`, open: false })

const capillary = capillarySection.figure({ name: `${topic}/capillary` })

const mainVessels = circulationPlan.figure({
  name: `${topic}/main-vessels`,
  title: 'The main vessels of the heart, lungs and kidneys',
  only: ['pulmonary artery', 'pulmonary vein', 'vena cava', 'aorta', 'renal artery', 'renal vein'],
  organs: ['kidneys', 'legs'],
  extraHeight: -84,
})

const pressures = graph({
  x: { label: 'distance along the vessels from the heart', max: 10 },
  y: { label: 'blood pressure / kPa', max: 22, ticks: [0, 4, 8, 12, 16], grid: true },
})

const pressure = figure(
  {
    name: `${topic}/pressure-along-vessels`,
    title: 'Blood pressure along the vessels',
    description:
      'A graph of blood pressure against the distance along the vessels from the heart. In the arteries it swings between about 16 kPa and 11 kPa with each heartbeat. In the smallest arteries it falls steeply, and the swings end. It falls from about 4 kPa to 2 kPa in the capillaries and is below 2 kPa in the veins.',
    height: 224,
  },
  pressures.axes,
  ...[4, 5.5, 7.5].map(at =>
    pressures.line(
      [
        [at, 0],
        [at, 16.5],
      ],
      'l dash thin',
    ),
  ),
  pressures.line(
    Array.from({ length: 121 }, (_, step): readonly [number, number] => [
      step / 12,
      bloodPressureAt(step / 12),
    ]),
  ),
  pressures.label(2, 17.4, 'arteries', { anchor: 'middle', cls: 's' }),
  pressures.label(4.75, 21.2, 'smallest\narteries', { anchor: 'middle', cls: 's' }),
  pressures.label(6.6, 17.4, 'capillaries', { anchor: 'middle', cls: 's' }),
  pressures.label(8.75, 17.4, 'veins', { anchor: 'middle', cls: 's' }),
)

const liverVessels = circulationPlan.figure({
  name: `${topic}/vessels-of-the-liver`,
  title: 'The vessels of the liver',
  only: ['hepatic artery', 'hepatic vein', 'hepatic portal vein', 'vena cava', 'aorta'],
  organs: ['liver', 'gut', 'kidneys'],
  extraHeight: -42,
})

const smear = bloodSmear.figure({
  name: `${topic}/blood-smear`,
  labels: {
    'red blood cell': 'red blood cell',
    lymphocyte: 'white blood cell',
    phagocyte: 'white blood cell',
    platelet: 'platelet',
    plasma: 'plasma',
  },
})

const redCell = redBloodCell.figure({
  name: `${topic}/red-blood-cell`,
  only: ['cell membrane', 'cytoplasm'],
})

const round = lymphocyte.figure({ name: `${topic}/white-cell-one`, title: 'A white blood cell' })

const lobed = phagocyte.figure({ name: `${topic}/white-cell-two`, title: 'A white blood cell' })

const engulfing = phagocytosis.figure({ name: `${topic}/phagocytosis`, title: 'Phagocytosis of a bacterium' })

const clotting = figure(
  {
    name: `${topic}/clotting`,
    title: 'From a cut to a clot',
    description:
      'Four boxes, one below the other, joined by arrows: platelets gather at the cut; soluble fibrinogen is converted to insoluble fibrin; fibrin forms a mesh; the mesh traps blood cells, which makes a clot.',
    height: 250,
  },
  chain(40, 10, 280, [
    'platelets gather at the cut',
    'soluble fibrinogen → insoluble fibrin',
    'fibrin forms a mesh',
    'mesh traps blood cells: a clot',
  ]),
)

export const figures = [
  smear,
  redCell,
  round,
  lobed,
  engulfing,
  clotting,
  single,
  double,
  heart,
  coronary,
  trace,
  exercise,
  narrowed,
  valves,
  artery,
  vein,
  veinShut,
  capillary,
  mainVessels,
  pressure,
  liverVessels,
]
