import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { LIGHT_YEAR, large } from '../shared'

const { supplement, templates } = questionsOf('structured', '6.2.3', { calculator: 'needed' })

export { templates }

supplement('graph-of-speed-and-distance-of-galaxies', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const constant = random.pick([2.0, 2.1, 2.2, 2.3, 2.4])
    const distances = random
      .sample([0.7, 1.3, 1.8, 2.4, 3.1, 3.6, 4.2, 4.7], 6)
      .sort((one, other) => one - other)
    const off = Array.from({ length: 6 }, () => random.int(-4, 4) / 10)
    // The line drawn is the line of best fit.
    const pull = distances.reduce((sum, distance, at) => sum + distance * (off[at] ?? 0), 0)
    return Math.abs(pull) < 1.5 ? { constant, distances, off } : null
  },
  make: ({ constant, distances, off }) => {
    const hubbleConstant = constant * 1e-18
    const chart = graph({
      x: { label: 'distance / 10^{24} m', max: 5, ticks: [0, 1, 2, 3, 4, 5], grid: true },
      y: {
        label: 'speed / (10^{6} m/s)',
        max: 13,
        ticks: Array.from({ length: 14 }, (_, at) => at),
        format: value => (value % 2 === 0 ? String(value) : ''),
        grid: true,
      },
      height: 182,
    })
    const age = 1 / hubbleConstant
    return {
      stem: 'Astronomers measure the speed at which some galaxies move away from the Earth, and their distance from the Earth. The graph shows their results.',
      figure: figure(
        {
          name: 'space-physics/speed-against-distance',
          title: 'Speed of galaxies against distance',
          description: `Speed in units of 10 to the 6 metres per second, from 0 to 13, against distance in units of 10 to the 24 metres, from 0 to 5, on a grid. Six crosses lie close to a straight line through the origin and the point (5.0, ${plain(constant * 5, 1)}).`,
          height: 260,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [5, constant * 5],
        ]),
        chart.points(distances.map((distance, at) => [distance, constant * distance + (off[at] ?? 0)])),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *redshift*.',
          scheme: [
            judged(
              'increase in the observed wavelength of light (electromagnetic radiation)',
              `
              UP = increase/long/longer/stretch/more/great/large/high/lengthen/expand
              reject wavelength ...(no UP).. decrease/short | decrease/short ...(no UP).. wavelength | frequency ... increase/high
              accept wavelength ... UP | UP ...(no frequency/away).. wavelength
              accept frequency ... decrease/low/less | light ... stretch
              unsure red end/side/part | wavelength ... change | shift
              earns: the wavelength of the light gets longer
              earns: an increase in the wavelenght
              earns: light from the galaxy is stretched
              misses: the wavelength decreases
              misses: the galaxy is red
              misses: galaxies move away`,
            ),
            judged(
              'from galaxies (stars) that move away from the Earth',
              `
              reject towards/toward/closer/approach, without away
              accept away/recede/recession/receding
              unsure expand/apart
              earns: from galaxies which move away from us
              earns: the light of a receding galaxy
              earns: the star is moving awway from the Earth
              misses: from galaxies moving towards us
              misses: the light is red
              misses: the wavelength increases`,
            ),
          ],
          modelAnswer:
            'Redshift is the increase in the observed wavelength of the light from galaxies that are moving away from the Earth.',
          solution: 'Say what increases (the wavelength) and which galaxies show it (those that recede).',
        }),
        b: ask.number({
          prompt: 'Use the line on the graph to determine the Hubble constant. Give the unit.',
          command: 'Determine',
          answer: hubbleConstant,
          unit: 's^-1',
          unitMode: 'asked',
          tolerance: 0.06e-18,
          scheme: [
            `C1 *H*_{0} = *v* ÷ *d*, or gradient of the line, such as ${plain(constant * 5, 1)} × 10^{6} ÷ (5.0 × 10^{24})`,
            `A1 ${standardForm(hubbleConstant, 2)} per second (s^{−1})`,
          ],
          solution: `The Hubble constant is *v* ÷ *d*, the gradient of the line. At 5.0 × 10^{24} m the line is at ${plain(constant * 5, 1)} × 10^{6} m/s.

*H*_{0} = ${plain(constant * 5, 1)} × 10^{6} ÷ (5.0 × 10^{24}) = ${standardForm(hubbleConstant, 2)} per second.`,
        }),
        c: ask.number({
          prompt:
            'Use your answer to **(b)** to calculate an estimate of the age of the Universe in seconds.',
          command: 'Calculate',
          answer: age,
          unit: 's',
          follow: { from: 'b', formula: '1/x' },
          scheme: [
            `C1 1 ÷ *H*_{0}, or *d* ÷ *v*, or 1 ÷ (${standardForm(hubbleConstant, 2)})`,
            `A1 ${large(age, 's')}`,
          ],
          solution: `The age is about *d* ÷ *v* = 1 ÷ *H*_{0} = 1 ÷ (${standardForm(hubbleConstant, 2)}) = ${large(age, 's')}.`,
        }),
        d: ask.written({
          prompt:
            'Cosmic microwave background radiation (CMBR) also supports the Big Bang theory. State when it was produced, and explain why it is now in the microwave region of the spectrum.',
          command: 'Explain',
          scheme: [
            judged(
              'produced shortly after the Universe was formed',
              `
              SOON = shortly/soon/early/just/immediately/beginning/start/formation/birth/after/first
              reject before ... Big/Bang/Universe | recently
              accept SOON ... Universe/Big/Bang/form/explosion/create/time/beginning | Universe ... SOON/young
              accept after Big Bang | 300000/380000/380/300 000/thousand
              unsure Big/Bang/beginning/early
              earns: shortly after the Big Bang
              earns: soon after the Universe was formed
              earns: in the erly Universe
              misses: before the Big Bang
              misses: recently
              misses: when stars explode`,
            ),
            judged(
              'its wavelength has increased (it was stretched) as the Universe expanded',
              `
              UP = increase/long/longer/stretch/more/great/large/lengthen
              reject wavelength ...(no UP).. decrease/short | decrease/shorten wavelength
              accept wavelength ... UP/expand | UP ... wavelength | stretch | redshift
              accept expand/expansion & wavelength
              unsure expand/expansion/shift
              earns: its wavelength was stretched as the Universe expanded
              earns: the wavelenght got longer
              earns: it has been redshifted
              misses: the wavelength became shorter
              misses: it has lost its colour
              misses: microwaves are everywhere`,
            ),
          ],
          modelAnswer:
            'CMBR was produced shortly after the Universe was formed. As the Universe expanded, the wavelength of the radiation was stretched, until it was in the microwave region.',
          solution:
            'The radiation had a much shorter wavelength when the Universe was young. Expansion makes wavelengths longer.',
        }),
      },
    }
  },
  verify: ({ constant }) => {
    const rise = constant * 4 * 1e6 - constant * 1 * 1e6
    return { b: rise / 3e24, c: 3e24 / rise }
  },
})

supplement('supernova-in-a-distant-galaxy', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    speed: random.chance(0.5) ? random.step(3.3, 9.9, 0.3) : random.int(10, 20),
    first: random.chance(0.5),
  }),
  make: ({ speed, first }) => {
    const velocity = speed * 1e6
    const distance = velocity / 2.2e-18
    return {
      stem: `A supernova is observed in a distant galaxy. ${first ? 'The galaxy moves away from the Earth at' : 'The light from the galaxy shows that it recedes from the Earth at'} ${large(velocity, 'm/s')}. The Hubble constant is 2.2 × 10^{−18} per second.`,
      parts: {
        a: ask.number({
          prompt:
            'The Earth is in the galaxy called the Milky Way. State the approximate diameter of the Milky Way in light-years (ly).',
          command: 'State',
          objective: 'AO1',
          answer: 100_000,
          unit: 'ly',
          sigFigs: 1,
          keepUnit: true,
          scheme: ['100\u2009000 light-years'],
          solution:
            'Light needs about 100\u2009000 years to cross the Milky Way: its diameter is about 100\u2009000 light-years.',
        }),
        b: ask.written({
          prompt:
            'State what is measured to determine the speed of the galaxy, and what is measured to determine its distance.',
          scheme: [
            judged(
              'speed: the change in wavelength (redshift) of the light from the galaxy',
              `
              reject speed ...(no distance/wavelength/redshift/red/and).. brightness/bright
              reject redshift/wavelength ...(no speed).. distance, without speed
              accept redshift/wavelength | red shift
              unsure frequency/doppler
              earns: the redshift gives the speed
              earns: the change in wavelenght of the light
              earns: speed: red-shift
              misses: the brightness of the galaxy
              misses: the time it takes
              misses: the colour of the galaxy`,
            ),
            judged(
              'distance: the brightness of the supernova in the galaxy',
              `
              BRIGHT = brightness/bright/luminosity/intensity/brightest
              reject BRIGHT ...(no distance).. speed, without distance
              reject distance ...(no BRIGHT/speed/and).. redshift/wavelength | distance ...(no BRIGHT/speed/and).. red shift
              accept BRIGHT
              unsure light ... supernova | supernova
              earns: the brightness of the supernova
              earns: how bright the supernova is
              earns: distance is measured by the brigtness
              misses: the redshift of the light
              misses: the time for the light to get here
              misses: the size of the galaxy`,
            ),
          ],
          modelAnswer:
            'The speed is found from the change in wavelength of the light from the galaxy due to redshift. The distance is found from the brightness of the supernova.',
          solution:
            'Redshift gives the speed: the larger the change in wavelength, the faster the galaxy recedes. The brightness of a supernova gives the distance: the further away, the fainter it looks.',
        }),
        c: ask.number({
          prompt: 'Calculate the distance of the galaxy from the Earth in light-years (ly).',
          answer: distance / LIGHT_YEAR,
          unit: 'ly',
          keepUnit: true,
          via: [{ value: distance, formula: 'x/(9.5*10^15)' }],
          scheme: [
            `C1 *d* = *v* ÷ *H*_{0}, or ${standardForm(velocity, 2)} ÷ (2.2 × 10^{−18})`,
            `C1 ${large(distance, 'm')}`,
            `A1 ${large(distance / LIGHT_YEAR, 'light-years')}`,
          ],
          solution: `*H*_{0} = *v* ÷ *d*, so *d* = *v* ÷ *H*_{0} = ${standardForm(velocity, 2)} ÷ (2.2 × 10^{−18}) = ${large(distance, 'm')}. One light-year is 9.5 × 10^{15} m: ${standardForm(distance, 3)} ÷ (9.5 × 10^{15}) = ${large(distance / LIGHT_YEAR, 'light-years')}.`,
        }),
      },
    }
  },
  verify: ({ speed }) => ({ a: 9.5e20 / 9.5e15, c: (speed / (2.2 * 9.5)) * 1e9 }),
})

supplement('plot-of-receding-galaxies', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const constant = random.pick([2.0, 2.1, 2.2, 2.3, 2.4])
    const distances = [
      random.pick([0.6, 0.8]),
      random.pick([1.4, 1.6]),
      random.pick([2.4, 2.6]),
      random.pick([3.2, 3.4]),
      random.pick([4.4, 4.6]),
    ]
    const off = random.shuffle([-0.4, -0.2, 0, 0.2, 0.4])
    const speeds = distances.map((distance, at) => Math.round((constant * distance + (off[at] ?? 0)) * 5) / 5)
    const pull = distances.reduce((sum, distance, at) => sum + (distance - 2.5) * (off[at] ?? 0), 0)
    const metres = random.pick([2.6, 2.7, 2.8, 2.9, 3.1, 3.3, 3.6, 3.7])
    return Math.abs(pull) < 0.5 ? { constant, distances, speeds, metres, first: random.int(0, 2) } : null
  },
  make: ({ constant, distances, speeds, metres, first }) => {
    const used = constant * 1e-18
    const speed = 2.2e-18 * metres * 1e25
    return {
      stem:
        [
          'Astronomers measure the distance of five galaxies and the speed at which they move away from the Earth. The table shows the results.',
          'The table shows the distances of five galaxies that move away from the Earth, and their speeds.',
          'Five galaxies recede from the Earth. The table shows the speeds and the distances that a team of astronomers has measured.',
        ][first] ?? '',
      table: {
        head: ['distance / 10^{24} m', ...distances.map(each => plain(each, 1))],
        rows: [['speed / (10^{6} m/s)', ...speeds.map(each => plain(each, 1))]],
      },
      parts: {
        a: plotPart({
          name: 'space-physics/grid-for-receding-galaxies',
          title: 'Grid for a graph of speed against distance of galaxies',
          description:
            'Graph paper. The horizontal axis is the distance from 0 to 5, in units of 10 to the 24 metres, the vertical one the speed from 0 to 14, in units of 10 to the 6 metres per second.',
          prompt:
            'Plot the five points on the grid, and draw the straight line of best fit through the origin.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'distance / 10^{24} m', min: 0, max: 5, large: 1, parts: 10 },
            y: { label: 'speed / (10^{6} m/s)', min: 0, max: 14, large: 2, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: distances.map((each, at) => [each, speeds[at] ?? 0] as const),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [constant - 0.15, constant + 0.15],
              intercept: [-0.3, 0.3],
              covers: [0, 4.4],
              marks: 2,
            },
          ],
          marks: 4,
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line with a suitable gradient',
            'line through the origin, with points on both sides of it',
          ],
          solution: `The line goes through the origin and has as much of the points above it as below; at 5.0 × 10^{24} m it is at about ${plain(constant * 5, 1)} × 10^{6} m/s.`,
        }),
        b: ask.number({
          prompt: 'Use your line to determine a value of the Hubble constant, in 1/s.',
          command: 'Determine',
          answer: used,
          unit: 's^-1',
          tolerance: 0.16e-18,
          scheme: [
            `C1 gradient of the line, or *H*_{0} = *v* ÷ *d*, such as ${plain(constant * 5, 1)} × 10^{6} ÷ (5.0 × 10^{24})`,
            `A1 ${standardForm(used, 2)} per second (0.16 × 10^{−18} more or less accepted)`,
          ],
          solution: `The Hubble constant is *v* ÷ *d*, the gradient of the line: ${plain(constant * 5, 1)} × 10^{6} ÷ (5.0 × 10^{24}) = ${standardForm(used, 2)} per second.`,
        }),
        c: ask.number({
          prompt: `The accepted value of the Hubble constant is 2.2 × 10^{−18} per second. Show that a galaxy at a distance of ${standardForm(metres * 1e25, 2)} m moves away from the Earth at about ${standardForm(speed, 2)} m/s.`,
          command: 'Determine',
          answer: speed,
          unit: 'm/s',
          showThat: { figures: 2 },
          scheme: [
            `M1 *v* = *H*_{0}*d*, or 2.2 × 10^{−18} × ${standardForm(metres * 1e25, 2)}`,
            `A1 ${standardForm(speed, 3)} m/s`,
          ],
          solution: `*v* = *H*_{0}*d* = 2.2 × 10^{−18} × ${standardForm(metres * 1e25, 2)} = ${standardForm(speed, 3)} m/s.`,
        }),
        d: ask.written({
          prompt: 'State what the graph shows about the Universe.',
          lines: 1,
          scheme: [
            judged(
              'the Universe is expanding / the further away a galaxy is, the faster it moves away',
              `
              reject contract/shrink/collapse | far/further ...(no close).. slow
              accept expand/expansion/growing/grow
              accept far/further/distance ... fast/faster/speed/velocity | speed/fast/faster/velocity ... proportional ... distance | fast ... far/further
              accept galaxy ... away/recede/apart
              unsure Big/Bang/away/apart
              earns: the Universe is expanding
              earns: the further away a galaxy is the faster it moves
              earns: it is expending
              misses: the Universe is shrinking
              misses: there are many galaxies
              misses: the Universe is very old`,
            ),
          ],
          modelAnswer:
            'The further away a galaxy is, the faster it moves away, so the Universe is expanding.',
          solution:
            'All galaxies move away from us, at speeds in proportion to their distances: space expands.',
        }),
      },
    }
  },
  verify: ({ distances, constant, metres }) => {
    const farthest = distances.at(-1) ?? 1
    return {
      b: ((constant * farthest) / farthest) * 1e-18,
      c: metres * 1e7 * 2.2,
    }
  },
})
