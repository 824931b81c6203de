import { line, polygon, polyline, rect, type Shape } from '@/lib/figures/shapes'
import { type Assembly, type Labels, tags } from './assembly'
import { bubbles, cottonWool, lumps } from './contents'
import { polystyreneCup } from './dishes'
import { burette, glassRod, thermometer } from './glassware'
import { flameAt } from './heating'
import { wrapped } from './labels'
import { balance, bench, clamp, stand, stopwatch } from './stands'
import { beaker, conicalFlask } from './vessels'

/** A burette over a conical flask on a white tile. */
export function titration({
  titrant = 'acid',
  analyte = 'alkali and\nindicator',
  labels,
}: { titrant?: string; analyte?: string } & Labels<
  'burette' | 'titrant' | 'tap' | 'flask' | 'analyte' | 'tile'
>): Assembly {
  return {
    title: 'A titration',
    description:
      'A burette with a liquid is clamped upright. Its jet is over a conical flask with another liquid, which stands on a white tile.',
    height: 316,
    shape:
      bench(300) +
      stand(90, 300, 284) +
      clamp(90, 60, 190, 13) +
      rect(136, 292, 108, 8, 'l sheet') +
      conicalFlask({ x: 190, y: 292, width: 84, height: 84, level: 0.3 }) +
      burette(190, 12, { length: 166 }) +
      tags(
        {
          burette: ['burette', 240, 36, 197, 44, 'start'],
          titrant: [wrapped(titrant, 14), 240, 108, 191, 116, 'start'],
          tap: ['tap', 240, 184, 204, 190, 'start'],
          flask: ['', 250, 240, 214, 240],
          analyte: [wrapped(analyte, 14), 254, 254, 212, 280, 'start'],
          tile: ['white tile', 20, 276, 140, 296, 'start'],
        },
        labels,
      ),
  }
}

/** The rate of a reaction that gives a gas, by the mass that is lost through cotton wool. */
export function rateByMass({
  reading = '182.4',
  time = '30.0',
  liquid = 'dilute acid',
  solid = 'marble chips',
  labels,
}: { reading?: string; time?: string; liquid?: string; solid?: string } & Labels<
  'wool' | 'liquid' | 'solid' | 'balance'
>): Assembly {
  return {
    title: 'Following a reaction by the loss of mass',
    description: `A conical flask with cotton wool in its neck stands on a balance that reads ${reading} g. Lumps of a solid lie in a liquid; bubbles rise. A stopwatch beside it reads ${time}.`,
    height: 220,
    shape:
      bench(204) +
      balance(130, 204, reading) +
      conicalFlask({ x: 130, y: 164, width: 96, height: 112, level: 0.32 }) +
      lumps(130, 162, 5) +
      bubbles(130, 150, 22, 5, 14) +
      cottonWool(130, 56, 30) +
      stopwatch(300, 162, time) +
      tags(
        {
          wool: ['cotton wool', 190, 34, 144, 48, 'start'],
          liquid: [liquid, 210, 104, 160, 140, 'start'],
          solid: [solid, 8, 104, 114, 158, 'start'],
          balance: ['', 20, 190, 66, 190],
        },
        labels,
      ),
  }
}

/** A disappearing cross: a flask on a marked paper. */
export function disappearingCross({
  mixture = 'sodium thiosulfate\nand acid',
  labels,
}: { mixture?: string } & Labels<'mixture' | 'cross' | 'eye'>): Assembly {
  return {
    title: 'Timing until a cross is no longer seen',
    description:
      'A conical flask with a mixture stands on paper with a cross. An eye looks down through the mouth of the flask at the cross.',
    height: 230,
    shape:
      bench(214) +
      rect(120, 202, 120, 12, 'l sheet') +
      line(174, 213, 188, 204, 'r') +
      line(174, 204, 188, 213, 'r') +
      conicalFlask({ x: 180, y: 202, width: 96, height: 112, level: 0.34, fill: 'hl' }) +
      polyline(
        [
          [166, 38],
          [180, 54],
          [194, 38],
        ],
        'l',
      ) +
      line(168, 36, 192, 36, 'l') +
      line(180, 58, 180, 198, 'p dash thin') +
      polygon(
        [
          [174, 41],
          [186, 41],
          [180, 47],
        ],
        'd',
      ) +
      tags(
        {
          mixture: [mixture, 234, 150, 204, 180, 'start'],
          cross: ['cross on paper', 12, 180, 172, 208, 'start'],
          eye: ['eye', 240, 44, 196, 42, 'start'],
        },
        labels,
      ),
  }
}

/** A temperature change in a cup of polystyrene, in a beaker. */
export function calorimeterCup({
  liquid = 'reaction mixture',
  labels,
}: { liquid?: string } & Labels<'thermometer' | 'lid' | 'cup' | 'liquid' | 'beaker'>): Assembly {
  return {
    title: 'Measuring the temperature change of a reaction',
    description:
      'A cup of expanded polystyrene with a lid stands in a beaker. A thermometer passes through the lid into the liquid in the cup.',
    height: 236,
    shape:
      bench(220) +
      beaker({ x: 180, y: 220, width: 116, height: 104, level: 0 }) +
      polystyreneCup({ x: 180, y: 216, width: 88, height: 118, level: 0.62 }) +
      rect(130, 90, 100, 8, 'l sunk') +
      thermometer(188, 192, 166) +
      glassRod(160, 50, 160, 196) +
      tags(
        {
          thermometer: ['thermometer', 236, 46, 192, 52, 'start'],
          lid: ['lid', 256, 82, 230, 94, 'start'],
          cup: ['polystyrene cup', 250, 134, 219, 146, 'start'],
          liquid: [wrapped(liquid), 20, 156, 166, 172, 'start'],
          beaker: ['beaker', 20, 206, 122, 208, 'start'],
        },
        labels,
      ),
  }
}

/** A burning fuel heats water in a can. */
export function combustion({
  fuel = 'ethanol',
  labels,
}: { fuel?: string } & Labels<'thermometer' | 'can' | 'water' | 'burner' | 'shield'>): Assembly {
  return {
    title: 'The energy given out by a burning fuel',
    description:
      'A metal can of water is clamped over the flame of a spirit burner. A thermometer dips into the water. Screens against draughts stand on both sides.',
    height: 266,
    shape:
      bench(250) +
      stand(70, 250, 220, 'left') +
      clamp(70, 96, 180, 80) +
      rect(142, 92, 76, 62, 'w') +
      line(142, 92, 218, 92, 'p') +
      polyline(
        [
          [141, 64],
          [141, 155],
          [219, 155],
          [219, 64],
        ],
        'l thick',
      ) +
      thermometer(188, 144, 126) +
      spiritBurner() +
      rect(108, 168, 5, 82, 'l sunk') +
      rect(248, 168, 5, 82, 'l sunk') +
      tags(
        {
          thermometer: ['thermometer', 246, 36, 192, 40, 'start'],
          can: ['metal can', 260, 80, 221, 86, 'start'],
          water: ['water', 260, 126, 206, 126, 'start'],
          burner: [`spirit burner\nwith ${fuel}`, 268, 214, 206, 244, 'start'],
          shield: ['screen', 20, 186, 107, 190, 'start'],
        },
        labels,
      ),
  }
}

/** A lamp that burns a liquid through a wick. */
function spiritBurner(): Shape {
  return (
    flameAt(180, 205, 36) +
    rect(176, 203, 8, 12, 'l sunk') +
    polygon(
      [
        [168, 215],
        [192, 215],
        [212, 234],
        [212, 250],
        [148, 250],
        [148, 234],
      ],
      'l sheet',
    ) +
    polygon(
      [
        [149, 236],
        [211, 236],
        [211, 249],
        [149, 249],
      ],
      'hl',
    )
  )
}
