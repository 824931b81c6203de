import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { complement, describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { BASES } from '../shared'

const { core, supplement, templates } = questionsOf('structured', '4.1', { calculator: 'needed' })

export { templates }

/** Foods with starch and reducing sugar, with protein and with too little of it to be found. */
const FOODS = {
  protein: ['bread', 'cereal bar', 'biscuit', 'rice pudding made with milk', 'muesli'],
  none: ['boiled sweet potato', 'banana', 'tapioca pudding made with sugar and water'],
} as const

const SHADES = ['green', 'yellow', 'orange', 'brick-red'] as const

core('tests-on-a-food', {
  facts: { difficulty: 3, checked: '2026-11-25' },
  values: random => {
    const protein = random.pick([true, false])
    return { food: random.pick(protein ? FOODS.protein : FOODS.none), protein, shade: random.pick(SHADES) }
  },
  make: ({ food, protein, shade }) => ({
    stem: [
      `A student crushes a sample of ${food} with water and tests the mixture. The table shows some of the results.`,
      `In a laboratory, some ${food} is mixed with water and tested with three reagents. The table shows the colours at the end.`,
      `A scientist wants to know what a sample of ${food} contains. She mixes it with water and tests it. The table shows her results.`,
    ],
    table: {
      head: ['reagent', 'final colour'],
      rows: [
        ['iodine solution', 'blue-black'],
        ['biuret reagent', protein ? 'purple' : 'blue'],
        ['Benedict’s solution', shade],
      ],
    },
    parts: {
      a: ask.written({
        prompt: 'State what the results with iodine solution and biuret reagent show about the food.',
        objective: 'AO2',
        scheme: [
          judged(
            'starch is present',
            `
            reject no/without/lack starch | not starch
            accept starch
            earns: it contains starch
            earns: there is starch in the food
            earns: the food has stach in it
            misses: there is no starch
            misses: it contains sugar
            misses: it contains glucose`,
          ),
          protein
            ? judged(
                'protein is present',
                `
                reject no/without/lack protein | not protein
                accept protein
                earns: it contains protein
                earns: there is protein in the food
                earns: protien is present
                misses: there is no protein
                misses: it contains fat
                misses: it contains sugar`,
              )
            : judged(
                'protein is absent',
                `
                accept no/without/lack/absent protein | not protein | protein ... absent/missing
                earns: there is no protein
                earns: it does not contain protein
                earns: no protien in the food
                misses: it contains protein
                misses: there is no fat
                misses: protein is present`,
              ),
        ],
        modelAnswer: `The food contains starch. ${protein ? 'It contains protein' : 'It contains no protein'}.`,
        solution: `Blue-black with iodine solution is the positive result for starch. Biuret reagent is blue; ${protein ? 'purple shows protein' : 'it stays blue where there is no protein'}.`,
      }),
      b: ask.written({
        prompt: 'Describe how the test with Benedict’s solution was carried out and what its result shows.',
        marks: 3,
        scheme: [
          judged(
            'add Benedict’s solution to the sample',
            `
            accept add/adding/mix/put/pour/place/use ... Benedict | Benedict ... add/added/mix/put/pour/place
            earns: add Benedict's solution to the food
            earns: mix the sample with Benedicts solution
            earns: mix it with Benidict's solution
            misses: heat it in a water bath
            misses: add iodine solution
            misses: it contains reducing sugar`,
          ),
          judged(
            'heat (in a water-bath)',
            `
            reject not heat/warm/boil
            accept heat/boil/warm | hot water | water bath
            accept 80/90/95/100 degree/c/celsius
            unsure hot
            earns: heat the tube
            earns: put it in a hot water bath
            earns: then heet the mixture
            misses: add Benedict's solution
            misses: add 80 drops of it
            misses: wait for five minutes`,
          ),
          judged(
            'reducing sugar is present',
            `
            reject no/without/lack reducing sugar | no/without sugar | not sugar
            accept reducing sugar
            unsure sugar/glucose/maltose
            earns: reducing sugar is present
            earns: it contains a reducing sugar
            earns: there is some reducing suger in it
            misses: there is no reducing sugar
            misses: it contains starch
            misses: it contains protein`,
          ),
        ],
        modelAnswer:
          'Add Benedict’s solution to the sample and heat the tube in a water-bath. The result shows that reducing sugar is present.',
        solution: `Benedict’s solution is added and the tube is heated. Blue would be the negative result; ${shade} shows that reducing sugar is present.`,
      }),
      c: words({
        subject: 'igcse/biology',
        prompt: 'State the name of the smaller molecule from which starch is made.',
        answers: [{ text: 'glucose' }],
        reject: [
          { text: 'amino acid', why: 'Amino acids are the smaller molecules of proteins.' },
          { text: 'maltose', why: 'Maltose is itself made of two glucose molecules.' },
        ],
        solution: 'Starch, glycogen and cellulose are all made from glucose.',
      }),
      d: ask.written({
        prompt: 'Describe how to find out whether the food contains fat.',
        marks: 3,
        scheme: [
          judged(
            'shake or mix the food with ethanol',
            `
            ADD = add/added/adding/mix/shake/put/pour/place/dissolve/drop/stir/soak
            accept ADD ... ethanol/alcohol
            accept ethanol/alcohol ... ADD
            unsure ethanol/alcohol
            earns: shake it with ethanol
            earns: add ethanol to the food
            earns: mix with alchohol
            misses: add water
            misses: a cloudy emulsion forms
            misses: add iodine solution`,
          ),
          judged(
            'pour into / add water',
            `
            accept pour/tip/decant ... water
            accept ethanol/alcohol ... add/mix/put/shake ... water
            accept water ... add/added/pour/mix ...(no food/sample).. ethanol/alcohol/mixture
            unsure crush/grind/mash/blend ...(no ethanol/alcohol).. water
            accept add/adding/mix/put/shake ... water | water ... add/added/pour
            unsure water
            earns: pour it into water
            earns: then add some water
            earns: pore the liquid into water
            misses: shake with ethanol
            misses: it goes cloudy
            misses: add biuret reagent`,
          ),
          judged(
            'cloudy white emulsion forms if fat is present',
            `
            accept cloudy/milky | white emulsion
            accept emulsion ... form/see/seen/appear/show/produce/present
            accept form/see/seen/appear/show/produce/turn ... emulsion
            unsure emulsion/white
            earns: a cloudy white emulsion forms
            earns: it turns milky
            earns: an emulsoin is seen
            misses: shake with ethanol
            misses: pour into water
            misses: it turns clear`,
          ),
        ],
        modelAnswer:
          'Shake the food with ethanol and pour the liquid into water. A cloudy white emulsion forms if fat is present.',
        solution:
          'Fat dissolves in ethanol but not in water. In water it comes out as tiny drops, which make the liquid cloudy white.',
      }),
    },
  }),
})

/** From the most vitamin C to the least. */
const FRUITS = ['guava', 'kiwi', 'papaya', 'mango', 'lime', 'apple', 'grape'] as const

core('vitamin-c-in-two-juices', {
  facts: { difficulty: 4, checked: '2026-11-25' },
  values: random => {
    const [one = '', other = ''] = random
      .sample(FRUITS, 2)
      .sort((first, second) => FRUITS.indexOf(first) - FRUITS.indexOf(second))
    const [few, many] = [random.int(8, 14), random.int(24, 42)]
    const spread = random.shuffle([-1, 0, 1])
    return { one, other, few, many, spread }
  },
  make: ({ one, other, few, many, spread }) => ({
    stem: [
      'A student adds juice drop by drop to 2 cm^{3} of DCPIP until the DCPIP has changed colour. The table shows how many drops were needed.',
      'Two juices are tested for vitamin C. Juice is added to 2 cm^{3} of DCPIP until the DCPIP has changed colour. The drops are counted in three trials.',
      'A company compares two of its juices. A scientist counts the drops that are needed to change the colour of 2 cm^{3} of DCPIP.',
    ],
    table: {
      head: ['juice', 'trial 1', 'trial 2', 'trial 3'],
      rows: [
        [one, ...spread.map(each => String(few + each))],
        [other, ...spread.map(each => String(many - 2 * each))],
      ],
    },
    parts: {
      a: ask.number({
        prompt: `Calculate the mean number of drops of ${one} juice.`,
        answer: few,
        unit: '',
        sigFigs: 1,
        scheme: [`C1 (${spread.map(each => few + each).join(' + ')}) ÷ 3`, `A1 ${few}`],
        solution: `Add the three numbers and divide by 3: ${3 * few} ÷ 3 = ${few}.`,
      }),
      b: ask.written({
        prompt: 'State the change of colour of the DCPIP.',
        scheme: [
          judged(
            'from blue to colourless',
            `
            NONE = colourless/clear/transparent
            reject NONE ... to/into/become/turn blue
            reject turn/become/into blue, without NONE/disappear/lose
            accept blue ... NONE/disappear/vanish/gone/fade/lose
            accept lose ... blue | blue ... no colour
            unsure NONE | lose colour | decolourise/disappear
            earns: blue to colourless
            earns: it turns from blue to colorless
            earns: the blue disapears
            misses: it turns blue
            misses: blue to purple
            misses: colourless to blue`,
          ),
        ],
        modelAnswer: 'It changes from blue to colourless.',
        solution: 'Vitamin C takes the blue colour of DCPIP away.',
      }),
      c: ask.written({
        prompt: `State and explain which juice contains more vitamin C.`,
        command: 'State and explain',
        objective: 'AO2',
        scheme: [
          judged(
            `${one} juice`,
            `
            LITTLE = less/least/lower/lowest/fewest/fewer
            DROPS = need/take/use/require/drop
            reject ${other} ...(no than/${one}/DROPS).. more/most/higher/highest vitamin
            reject ${other} ...(no than/${one}/DROPS).. richest/more/most, without drop
            reject ${one} ...(no than/${other}/DROPS).. LITTLE vitamin
            reject ${one} ...(no than/${other}/DROPS).. LITTLE, without drop
            accept ${one} ...(no ${other}/DROPS).. more/most/higher/highest/rich
            accept more/most/higher/highest ...(no ${other}/DROPS/than).. ${one}
            accept ${one} because/since/as
            accept ${other} ... LITTLE vitamin ... than ... ${one}
            accept ${one}, without (LITTLE vitamin)/${other}
            unsure ${one}
            earns: ${one} juice
            earns: ${one} contains more vitamin C
            earns: ${one} has the moost vitamin C
            misses: ${other} contains more
            misses: ${one} has less
            misses: ${one} has less vitamin C`,
          ),
          judged(
            'fewer drops are needed (to decolourise the DCPIP)',
            `
            reject ${one} ...(no ${other}/few/less).. more drop
            FEW = few/fewer/fewest/less/least/small/smallest/low/lowest
            reject FEW drop ...(no than/${one}/more).. ${other}
            reject ${other} ...(no ${one}/than/more).. FEW drop
            accept FEW ...(no more/vitamin/than).. drop/volume
            accept FEW juice/amount, without vitamin
            accept drop was/were/is/are FEW
            accept ${other} ...(no ${one}).. more drop
            unsure drop, FEW
            earns: fewer drops were needed
            earns: because it took less drops
            earns: a smaller number of dropps was used
            misses: it needed more drops
            misses: it has more vitamin C
            misses: ${other} has less vitamin C`,
          ),
        ],
        modelAnswer: `${one.charAt(0).toUpperCase()}${one.slice(1)} juice contains more vitamin C, because fewer drops were needed.`,
        solution: `Each time the same amount of DCPIP loses its colour. ${few} drops of ${one} juice do what ${many} drops of ${other} juice do, so each drop holds more vitamin C.`,
      }),
      d: ask.written({
        prompt: 'State **one** variable that must be kept the same in all trials.',
        scheme: [
          judged(
            'volume of DCPIP / concentration of DCPIP / size of drops / temperature',
            `
            reject number of drop/drops
            accept volume/concentration/amount ... dcpip | dcpip ... volume/concentration/amount
            accept size/volume ... drop/drops | drop/drops ... size | same dropper/pipette | temperature
            earns: the volume of DCPIP
            earns: the size of the drops
            earns: concentraton of DCPIP
            misses: the number of drops
            misses: the kind of juice
            misses: the student`,
          ),
        ],
        modelAnswer: 'The volume of DCPIP in each trial.',
        solution:
          'Whatever else changes the number of drops must be the same: volume and concentration of the DCPIP, the size of the drops, the temperature.',
      }),
    },
  }),
  verify: ({ few, spread }) => ({ a: spread.reduce((sum, each) => sum + few + each, 0) / 3 }),
})

supplement('strand-and-structure-of-dna', {
  facts: { difficulty: 4, checked: '2026-11-25' },
  values: random => {
    const strand = Array.from({ length: 7 }, () => random.pick(BASES)).join('')
    const total = random.step(2000, 6000, 200)
    const known = random.step(400, 900, 20)
    return new Set(strand).size === 4 ? { strand, total, known } : null
  },
  make: ({ strand, total, known }) => {
    const hidden = [...strand].map((_, at) => at)
    return {
      stem: [
        'The diagram shows part of a molecule of DNA, laid flat. The bases of the lower strand are left out.',
        'Part of the DNA of a cell is drawn flat. Only the bases of the upper strand are shown.',
        'A student makes a flat model of a piece of DNA but has not yet put in the bases of the lower strand.',
      ],
      figure: figure(
        {
          name: 'biological-molecules/upper-strand',
          title: 'Part of a molecule of DNA',
          description: describeDnaLadder({ bases: strand, hidden }),
          height: 106,
        },
        dnaLadder({ x: 89, y: 10, bases: strand, hidden }),
      ),
      parts: {
        a: words({
          subject: 'igcse/biology',
          mode: 'exact',
          prompt: 'State the order of the bases in the lower strand, from left to right. Use letters only.',
          objective: 'AO2',
          answers: [{ text: complement(strand), accept: [[...complement(strand)].join(' ')] }],
          solution: 'A pairs with T, and C pairs with G. Write the partner under each base.',
        }),
        b: ask.written({
          prompt: 'Describe the structure of a molecule of DNA.',
          marks: 3,
          scheme: [
            judged(
              'two strands',
              `
              reject one/single strand, without two/2/other/another/both/each
              accept two/double/2/both/pair strand/chain
              earns: it has two strands
              earns: two chains of DNA
              earns: there are 2 strads
              misses: it has one strand
              misses: two
              misses: it has bases`,
            ),
            judged(
              'coiled into a double helix',
              `
              reject single helix
              accept double helix
              TWIST = coil/twist/wind/wound
              accept strand/chain/ladder/they ... TWIST
              accept TWIST ... strand/chain/ladder/together
              unsure TWIST/helix
              earns: double helix
              earns: the strands are coiled together
              earns: the shape is a double hellix
              misses: two strands
              misses: it is a straight ladder
              misses: it has bases`,
            ),
            judged(
              'bonds between pairs of bases hold the strands together / A with T and C with G',
              `
              BOND = bond/join/hold/held/link/connect/attach
              accept BOND ... base
              accept base ... BOND
              accept A pair/bond/join/go/match/with T
              accept C pair/bond/join/go/match/with G
              unsure pair/BOND
              earns: bonds between base pairs hold it together
              earns: the strands are joined by bonds betwen bases
              earns: A pairs with T and C pairs with G
              misses: two strands
              misses: it has bases A, C, G and T
              misses: it contains proteins`,
            ),
          ],
          modelAnswer:
            'It has two strands, which are coiled into a double helix. Bonds between pairs of bases hold the strands together.',
          solution:
            'Three things score: two strands, the shape (a double helix), and what holds the strands together (bonds between pairs of bases).',
        }),
        c: ask.number({
          lead: `Another molecule of DNA has ${total} bases in all, and ${known} of them are A.`,
          prompt: 'Calculate how many of the bases are C.',
          answer: total / 2 - known,
          unit: '',
          scheme: [`C1 ${total} − 2 × ${known} = ${total - 2 * known}`, `A1 ${total / 2 - known}`],
          solution: `There are as many T as A, so ${total} − 2 × ${known} = ${total - 2 * known} bases are C and G. Half of them are C: ${total / 2 - known}.`,
        }),
      },
    }
  },
  verify: ({ total, known }) => ({ c: (total - known - known) / 2 }),
})
