import { fieldOfStomata } from '@/content/figures/igcse/biology/plant-nutrition'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { leafSection } from '@/lib/figures/biology/leaf'
import { figure } from '@/lib/figures/figure'
import * as point from './points'

const { core, templates } = questionsOf('structured', '6.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const PARTS = ['cuticle', 'palisade mesophyll', 'spongy mesophyll', 'xylem', 'guard cell'] as const

core('section-with-letters', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(PARTS),
    names: random.shuffle([...PARTS, 'phloem', 'upper epidermis']),
    plant: random.pick(['a privet bush', 'a bean plant', 'a lilac bush', 'a sunflower']),
  }),
  make: ({ order, names, plant }) => {
    const keys = order.map((part, at) => ['PQRST'.charAt(at), part] as const)
    const letterOf = (wanted: string) => keys.find(([, part]) => part === wanted)?.[0] ?? ''
    return {
      stem: [
        `The diagram shows a leaf of ${plant} in cross-section. Five parts are labelled **P** to **T**.`,
        `A student draws a section through a leaf of ${plant} and labels five parts **P** to **T**.`,
        `The diagram of a leaf of ${plant} in cross-section was drawn from a photomicrograph. The letters **P** to **T** label five parts.`,
      ],
      figure: leafSection.figure({
        name: 'plant-nutrition/section-p-to-t',
        title: 'A leaf in cross-section with five parts lettered',
        labels: Object.fromEntries(keys.map(([letter, part]) => [part, letter])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled P to T.',
          marks: 5,
          items: asItems(keys.map(([letter]) => letter)),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, part]) => `${letter}: ${part}`),
          solution: `${keys.map(([letter, part]) => `${letter} is the ${part}`).join('; ')}. The tall cells near the top are palisade cells, the rounded ones with gaps are spongy mesophyll, and in a vein the xylem lies above the phloem.`,
        }),
        b: ask.written({
          prompt: `State the main function of the part labelled ${letterOf('cuticle')}.`,
          scheme: [point.LESS_WATER_LOST],
          lines: 1,
          modelAnswer: 'It reduces the loss of water from the leaf.',
          solution: `${letterOf('cuticle')} is the cuticle. It is made of wax, which keeps water in.`,
        }),
        c: ask.written({
          prompt: `Explain how the cells of the layer labelled ${letterOf('palisade mesophyll')} are adapted for photosynthesis.`,
          scheme: [point.MANY_CHLOROPLASTS, point.ABSORB_LIGHT, point.BETTER_PLACE],
          modelAnswer:
            'They contain many chloroplasts to absorb light. They are near the upper surface, where there is most light.',
          solution: 'Name the features of palisade cells, and say that they help to absorb light.',
        }),
        d: words({
          subject,
          prompt:
            'State the name of the process by which carbon dioxide moves through the air spaces of the leaf.',
          answers: [{ text: 'diffusion', accept: ['diffuse', 'diffusing'] }],
          reject: [
            { text: 'osmosis', why: 'Osmosis is the movement of water through a membrane.' },
            { text: 'active transport', why: 'No energy of the plant is used: gases diffuse.' },
          ],
          solution:
            'Gases move down their concentration gradient by diffusion: from the air, where there is more carbon dioxide, to the cells that use it.',
        }),
      },
    }
  },
})

core('stomata-on-two-sides', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const count = random.int(8, 15)
    const area = random.pick([0.05, 0.08, 0.1])
    const low = count / area
    if (Math.abs(low - Math.round(low)) > 1e-9) return null
    return {
      count,
      area,
      low: Math.round(low),
      up: random.int(15, 40),
      leaf: random.step(1200, 2400, 100),
      turn: random.int(0, 19),
      plant: random.pick(['a bean', 'a tomato', 'a sunflower']),
    }
  },
  make: ({ count, area, low, up, leaf, turn, plant }) => ({
    stem: [
      `The diagram shows all stomata in a field of view of the **lower** surface of a leaf of ${plant} plant. The area of the field of view is ${quantity(area, 'mm^2')}.`,
      `A student draws all stomata in ${quantity(area, 'mm^2')} of the **lower** surface of a leaf of ${plant} plant.`,
      `Stomata were studied on a leaf of ${plant} plant. The diagram shows all of them in ${quantity(area, 'mm^2')} of its **lower** surface.`,
    ],
    figure: figure(
      {
        name: 'plant-nutrition/lower-surface',
        title: 'A field of view of the lower surface of a leaf',
        description: `A rectangle with ${count} stomata. Each is a dark pore between two curved cells.`,
        height: 188,
      },
      fieldOfStomata(count, turn),
    ),
    parts: {
      a: words({
        subject,
        prompt: 'State the name of the **two** cells on either side of each pore.',
        command: 'State',
        answers: [{ text: 'guard cells', accept: ['guard cell'] }],
        reject: [
          { text: 'stomata', why: 'A stoma is the pore itself.' },
          { text: 'epidermal cells', why: 'The cells that open and close the pore have their own name.' },
        ],
        solution: 'Each stoma lies between two guard cells, which open and close it.',
      }),
      b: ask.number({
        prompt: 'Calculate the number of stomata in 1 mm^{2} of the lower surface.',
        answer: low,
        unit: '',
        scheme: [`C1 ${count} ÷ ${area}`, `A1 ${low}`],
        solution: `Count the stomata: ${count}. Divide by the area: ${count} ÷ ${area} = ${low} in one square millimetre.`,
      }),
      c: ask.number({
        lead: `On the upper surface there are ${up} stomata in 1 mm^{2}. The area of each surface of the leaf is ${quantity(leaf, 'mm^2')}.`,
        prompt: 'Calculate the number of stomata on the upper surface of the whole leaf.',
        answer: up * leaf,
        unit: '',
        scheme: [`C1 ${up} × ${leaf}`, `A1 ${figures(up * leaf, 4)}`],
        solution: `Number in one square millimetre × area = ${up} × ${leaf} = ${plain(up * leaf)}.`,
      }),
      d: ask.written({
        prompt:
          'Describe which substances pass through open stomata of a leaf in bright light, and in which direction.',
        scheme: [point.GASES_PASS, point.VAPOUR],
        modelAnswer: 'Carbon dioxide diffuses into the leaf, and oxygen and water vapour diffuse out.',
        solution:
          'In bright light carbon dioxide is used in the leaf and diffuses in. Oxygen is made there and diffuses out, and so does water vapour.',
      }),
      e: ask.written({
        lead: 'The leaf of a water lily floats on a pond. All its stomata are on the upper surface.',
        prompt: 'Suggest why this is an advantage.',
        objective: 'AO2',
        scheme: [point.FLOATS],
        modelAnswer: 'The lower surface lies on the water, and only the upper surface touches the air.',
        solution:
          'Gases are exchanged with the air. On a leaf that floats, stomata below would be covered by water.',
      }),
    },
  }),
  verify: ({ count, area, up, leaf }) => ({ b: (count * 100) / Math.round(area * 100), c: leaf * up }),
})

core('leaf-in-sun-and-shade', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const sun = [random.int(20, 28), random.step(110, 150, 5), random.step(85, 110, 5), random.int(15, 20)]
    const shade = [random.int(14, 18), random.step(40, 60, 5), random.step(65, 85, 5), random.int(12, 16)]
    return {
      sun,
      shade,
      letters: random.shuffle(['X', 'Y']),
      tree: random.pick(['a beech', 'an oak', 'a maple']),
    }
  },
  make: ({ sun, shade, letters, tree }) => {
    const [first = 'X', second = 'Y'] = letters
    const total = sun.reduce((sum, each) => sum + each, 0)
    const percent = ((sun[1] ?? 0) / total) * 100
    const layers = [
      'upper epidermis and cuticle',
      `layer ${first}`,
      `layer ${second}`,
      'lower epidermis and cuticle',
    ]
    return {
      stem: [
        `The diagram shows a leaf of ${tree} tree in cross-section, with two layers labelled. The table shows the thickness of the layers of two leaves of the tree.`,
        `Two leaves of ${tree} tree were cut across and measured. The diagram shows which layers are ${first} and ${second}.`,
        `A scientist compares a leaf from the top of ${tree} tree with one from the shade below. The diagram shows where the layers ${first} and ${second} are.`,
      ],
      figure: leafSection.figure({
        name: 'plant-nutrition/section-with-two-layers',
        title: 'A leaf in cross-section with two layers lettered',
        labels: { 'palisade mesophyll': first, 'spongy mesophyll': second },
      }),
      table: {
        head: ['layer', 'leaf in bright light, thickness / µm', 'leaf in shade, thickness / µm'],
        rows: layers.map((layer, at) => [layer, String(sun[at]), String(shade[at])]),
      },
      parts: {
        a: words({
          subject,
          prompt: `State the name of layer ${first}.`,
          answers: [
            {
              text: 'palisade mesophyll',
              accept: ['palisade', 'palisade layer', 'palisade cells', 'palisade tissue'],
            },
          ],
          reject: [
            { text: 'spongy mesophyll', why: 'The spongy mesophyll has gaps between rounded cells.' },
            { text: 'epidermis', why: 'The epidermis is the outer layer of flat cells.' },
          ],
          solution: `Layer ${first} is the row of tall cells near the upper surface: the palisade mesophyll.`,
        }),
        b: ask.number({
          prompt: `Calculate the percentage of the thickness of the leaf in bright light that is layer ${first}.`,
          answer: percent,
          unit: '%',
          scheme: [
            `C1 ${sun.join(' + ')} = ${total}`,
            `C1 ${sun[1]} ÷ ${total} × 100`,
            `A1 ${figures(percent, 3)}%`,
          ],
          solution: `The whole leaf is ${quantity(total, 'µm')} thick. ${sun[1]} ÷ ${total} × 100 = ${figures(percent, 3)}%.`,
        }),
        c: ask.written({
          prompt: `Explain how a thick layer ${first} is an advantage in bright light.`,
          objective: 'AO2',
          scheme: [point.THICKER, point.MORE_MADE],
          modelAnswer:
            'It contains more chloroplasts, so it absorbs more light and photosynthesis is faster.',
          solution: 'A thicker layer has more or taller cells. Say what they contain, and what this does.',
        }),
        'd.i': ask.written({
          lead: 'Most leaves are broad and thin.',
          prompt: 'Explain the advantage of a broad leaf for photosynthesis.',
          scheme: [point.BROAD],
          modelAnswer: 'Its large surface area absorbs more light.',
          solution: 'A broad leaf has a large surface area.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain the advantage of a thin leaf for photosynthesis.',
          scheme: [point.SHORT_WAY],
          modelAnswer: 'Carbon dioxide has a short distance to diffuse to the cells.',
          solution: 'In a thin leaf no cell is far from the air, so carbon dioxide reaches it quickly.',
        }),
      },
    }
  },
  verify: ({ sun }) => {
    const rest = (sun[0] ?? 0) + (sun[2] ?? 0) + (sun[3] ?? 0)
    return { b: 100 - (100 * rest) / (rest + (sun[1] ?? 0)) }
  },
})
