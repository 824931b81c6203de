import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dimension, rect, text } from '@/lib/figures/shapes'
import { display, middle } from './number-asked'
import { roundDial } from './number-asked-3'

// E1.12 Rates

const ride = graph({
  x: { label: 'time / min', max: 150, ticks: [0, 30, 60, 90, 120, 150], grid: true, parts: 3 },
  y: { label: 'distance / km', max: 40, ticks: [0, 10, 20, 30, 40], grid: true, parts: 5 },
})

const cycleRide = figure(
  {
    name: 'number-asked-4/cycle-ride',
    title: 'Distance–time graph of a cycle ride',
    description:
      'Distance in kilometres from 0 to 40, with a line at every 2, is drawn against time in minutes from 0 to 150, with a line at every 10. Straight lines join the points (0, 0), (40, 14), (60, 14) and (150, 32).',
    height: 250,
  },
  ride.axes,
  ride.line([
    [0, 0],
    [40, 14],
    [60, 14],
    [150, 32],
  ]),
)

const fill = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
  y: { label: 'volume / litres', max: 300, ticks: [0, 100, 200, 300], grid: true, parts: 5 },
})

const filling = figure(
  {
    name: 'number-asked-4/filling',
    title: 'Graph of the volume of water in a tank',
    description:
      'Volume in litres from 0 to 300, with a line at every 20, is drawn against time in minutes from 0 to 10. A straight line rises from the third line above 0, at 0 minutes, to 300 litres at 10 minutes.',
    height: 250,
  },
  fill.axes,
  fill.line([
    [0, 60],
    [10, 300],
  ]),
)

const speedometer = figure(
  {
    name: 'number-asked-4/speedometer',
    title: 'A speedometer',
    description:
      'A round dial in kilometres per hour, numbered 0, 20, 40 and so on to 120, with ten divisions from one number to the next. The needle points at the third mark before 60.',
    height: 236,
  },
  roundDial(120, 2, 20, 54, 'km/h'),
)

// E1.13 Percentages

const visits = graph({
  x: { label: 'year', max: 3 },
  y: {
    label: 'visitors',
    max: 3500,
    ticks: [0, 500, 1000, 1500, 2000, 2500, 3000, 3500],
    grid: true,
    parts: 5,
  },
})
const yearBar = (at: number, value: number) => {
  const [left, top] = visits.at(at + 0.25, value)
  const [right, bottom] = visits.at(at + 0.75, 0)
  return (
    rect(left, top, right - left, bottom - top, 'l w') +
    text((left + right) / 2, bottom + 18, String(at + 1), middle)
  )
}

const visitors = figure(
  {
    name: 'number-asked-4/visitors',
    title: 'Bar chart of the visitors to a museum in three years',
    description:
      'A bar chart with a line at every 100 visitors. The bar for year 1 ends at the fourth line above 2000, that for year 2 at 3000, that for year 3 at the second line above 2500.',
    height: 228,
  },
  visits.axes,
  yearBar(0, 2400),
  yearBar(1, 3000),
  yearBar(2, 2700),
)

const saving = graph({
  x: { label: 'time / years', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true },
  y: { label: 'value / $', max: 1200, ticks: [0, 200, 400, 600, 800, 1000, 1200], grid: true, parts: 2 },
})

const simple = figure(
  {
    name: 'number-asked-4/simple-interest',
    title: 'Graph of an investment with simple interest',
    description:
      'Value in dollars from 0 to 1200, with a line at every 100, is drawn against time in years from 0 to 6. A straight line rises from 800 dollars at 0 years and passes through 1000 dollars at 5 years.',
    height: 250,
  },
  saving.axes,
  saving.line([
    [0, 800],
    [6, 1040],
  ]),
)

const saleBar = figure(
  {
    name: 'number-asked-4/sale-bar',
    title: 'A bar for the price of a coat',
    description:
      'A bar of 10 equal boxes stands for the price before the sale. The first 7 boxes are shaded; an arrow below them says sale price, $84. The last 3 boxes are empty, with dashed outlines.',
    height: 118,
  },
  text(180, 20, 'price before the sale', middle),
  ...Array.from({ length: 10 }, (_, at) => rect(20 + at * 32, 30, 32, 36, at < 7 ? 'l w' : 'l dash sheet')),
  dimension(20, 84, 244, 84, 'sale price $84', [132, 106]),
)

// E1.14 Using a calculator

const timeDisplay = figure(
  {
    name: 'number-asked-4/time-display',
    title: "A calculator's display after a division",
    description: "A calculator's display with two lines. Typed: 187 ÷ 55. Below it the result: 3.4.",
    height: 76,
  },
  display(80, 8, 200, '187÷55', '3.4'),
)

const threeDisplays = figure(
  {
    name: 'number-asked-4/three-displays',
    title: 'The displays of three calculators',
    description:
      "Three calculators' displays. A shows 16.4, with the word dollars below it. B shows 5.35, with the word hours below it. C shows 6.1E−4, with the word metres below it.",
    height: 124,
  },
  ...(
    [
      ['A', '16.4', 'dollars'],
      ['B', '5.35', 'hours'],
      ['C', '6.1E−4', 'metres'],
    ] as const
  ).map(
    ([name, result, unit], at) =>
      text(62 + at * 118, 18, name, { anchor: 'middle', cls: 'b' }) +
      display(8 + at * 118, 28, 108, '', result) +
      text(62 + at * 118, 106, unit, middle),
  ),
)

const wrongKeys = figure(
  {
    name: 'number-asked-4/wrong-keys',
    title: "A calculator's display after a longer calculation",
    description: "A calculator's display. Typed: 5.6 ÷ 1.9 − 0.47. Result: 2.477368421.",
    height: 76,
  },
  display(80, 8, 200, '5.6÷1.9−0.47', '2.477368421'),
)

export const figures = [
  cycleRide,
  filling,
  speedometer,
  visitors,
  simple,
  saleBar,
  timeDisplay,
  threeDisplays,
  wrongKeys,
]
