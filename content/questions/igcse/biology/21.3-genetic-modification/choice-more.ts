import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { supplement, templates } = choiceQuestions('21.3')

export { templates }

supplement('gene-found-in-a-weed', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const shares = [0, random.int(1, 4), random.int(8, 14), random.int(22, 30), random.int(42, 56)]
    return {
      shares,
      crop: random.pick(['soya', 'maize', 'rice']),
      place: random.pick(['a region', 'a valley', 'a district']),
    }
  },
  make: ({ shares, crop, place }) => ({
    stem: [
      `In ${place}, farmers grow ${crop} that was modified to resist a herbicide, and spray their fields with it every year. The chart shows the share of plants of a related weed that survive the spraying. Resistant weeds contain the gene of the crop.`,
      `Modified ${crop} with resistance to a herbicide is grown in ${place}, and the fields are sprayed each year. A wild plant that is related to the crop is a weed there. The chart shows how many of its plants survive. Those that survive contain the gene of the crop.`,
      `The chart shows the percentage of plants of a weed that are not killed by a herbicide. It was sprayed every year in ${place} on modified ${crop}, which is related to the weed. The gene that makes the crop resistant was found in these weeds.`,
    ],
    figure: chartFigure(
      {
        name: `biotechnology-and-genetic-modification/weed-${shares.join('-')}`,
        title: 'Weeds that survive spraying',
      },
      barChart({
        categories: ['1', '2', '3', '4', '5'],
        values: shares,
        yLabel: 'weeds that survive / %',
        label: 'year',
        yEvery: 10,
        yMax: 60,
        height: 170,
      }),
    ),
    prompt: ['What explains these results?', 'Which explanation fits these results?'],
    right: 'Pollen carried the gene to weeds, and weeds with it survive and reproduce.',
    wrong: {
      'Spray carried the gene to weeds, and weeds with it grow faster than others.':
        'You let the herbicide carry genes. It is a chemical; genes spread with pollen.',
      'Pollen carried the gene to weeds, and weeds without it survive and reproduce.':
        'You found how the gene spread, but reversed its effect: weeds without it are killed.',
      'Weeds became used to the herbicide and passed on resistance to their seeds.':
        'You let single plants become resistant by use. The resistance comes from a gene of the crop.',
    },
    solution:
      'Related plants can be pollinated by the crop, so some seeds of the weed contain the gene. Weeds without it are killed by the herbicide. Those with it survive, reproduce and pass it on, so their share rises.',
  }),
})

supplement('bacteria-that-took-up-the-gene', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const cells = random.pick([2, 3, 4, 5, 6, 8]) * 1_000_000
    const oneIn = random.pick([1000, 2000, 10_000])
    const time = random.pick([20, 30])
    const divisions = random.int(3, 6)
    if ((time * divisions) % 60 !== 0 || (cells / oneIn) * 2 ** divisions >= 100_000) return null
    const start = cells / oneIn
    const right = start * 2 ** divisions
    const wrong = threeSlips(
      random,
      right,
      [
        [start, 'You gave the number at the start and left out that they multiply.'],
        [cells * 2 ** divisions, 'You let all bacteria take up a plasmid.'],
        [
          start * 2 * divisions,
          'You multiplied by two and by the number of divisions, but the number doubles each time.',
        ],
        [start * divisions, 'You multiplied by the number of divisions.'],
        [start * 2 ** (divisions - 1), 'You left out the last division.'],
        [start * 2 ** (divisions + 1), 'You counted one division too many.'],
      ],
      String,
    )
    return (
      wrong && {
        cells,
        oneIn,
        time,
        divisions,
        hours: (time * divisions) / 60,
        start,
        right,
        wrong,
        protein: random.pick(['insulin', 'growth hormone', 'a human enzyme']),
      }
    )
  },
  make: ({ cells, oneIn, time, divisions, hours, start, right, wrong, protein }) => ({
    stem: [
      `Recombinant plasmids with the human gene for ${protein} are mixed with ${plain(cells)} bacteria. One in ${plain(oneIn)} bacteria takes up a plasmid. All others are killed. The rest divide every ${time} minutes, and each new cell contains the plasmid.`,
      `Scientists mix ${plain(cells)} bacteria with recombinant plasmids that carry the gene for ${protein}. Only one in ${plain(oneIn)} takes up a plasmid, and those without are killed. Bacteria with the plasmid double in number every ${time} minutes.`,
      `To make ${protein}, recombinant plasmids are added to ${plain(cells)} bacteria, but only one bacterium in ${plain(oneIn)} takes one up. These are kept. Their number doubles every ${time} minutes, and the plasmid is copied each time.`,
    ],
    prompt: `How many bacteria contain the gene after ${hours} ${hours === 1 ? 'hour' : 'hours'}?`,
    options: numbers({ right, unit: '', wrong }),
    solution: `${plain(cells)} ÷ ${plain(oneIn)} = ${plain(start)} bacteria take up a plasmid. ${hours} × 60 ÷ ${time} = ${divisions} divisions: ${plain(start)} × 2^{${divisions}} = ${plain(right)}.`,
  }),
  verify: ({ cells, oneIn, time, hours }) => {
    let count = cells / oneIn
    for (let minute = time; minute <= hours * 60; minute += time) count += count
    return count
  },
})
