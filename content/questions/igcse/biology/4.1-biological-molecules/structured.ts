import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { complement, describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { figure } from '@/lib/figures/figure'
import { BASES } from '../shared'

const { core, supplement, templates } = questionsOf('structured', '4.1', { calculator: 'needed' })

export { templates }

const FOODS = ['bread', 'a cereal bar', 'lentils', 'a biscuit', 'milk pudding'] as const

const SHADES = ['green', 'yellow', 'orange', 'brick-red'] as const

core('tests-on-a-food', {
  facts: { difficulty: 3 },
  values: random => ({
    food: random.pick(FOODS),
    protein: random.pick([true, false]),
    shade: random.pick(SHADES),
  }),
  make: ({ food, protein, shade }) => ({
    stem: `A student crushes a sample of ${food} with water and tests the mixture. The table shows some of the results.`,
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
        prompt:
          'Describe how the student carried out the test with Benedict’s solution and what its result shows.',
        marks: 3,
        scheme: [
          judged(
            'add Benedict’s solution to the sample',
            `
            accept add/mix/put/pour/place/use ... Benedict | Benedict ... add/mix/put/pour/place
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
            accept heat/boil/warm/hot | water bath | 80 | 90
            earns: heat the tube
            earns: put it in a hot water bath
            earns: then heet the mixture
            misses: add Benedict's solution
            misses: shake it well
            misses: wait for five minutes`,
          ),
          judged(
            'reducing sugar is present',
            `
            reject no/without/lack reducing sugar | no/without sugar | not sugar
            accept reducing sugar/sugars | glucose | simple sugar
            unsure sugar
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
        prompt: 'Describe how the student could find out whether the food contains fat.',
        marks: 3,
        scheme: [
          judged(
            'shake or mix the food with ethanol',
            `
            accept ethanol/alcohol
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
            accept pour/add/mix/put/tip ... water | water ... add/pour
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
            accept cloudy/milky/emulsion/white
            earns: a cloudy white emulsion forms
            earns: it turns milky
            earns: an emulsoin is seen
            misses: shake with ethanol
            misses: pour into water
            misses: it turns purple`,
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

const FRUITS = ['lime', 'mango', 'guava', 'kiwi', 'papaya', 'pineapple'] as const

core('vitamin-c-in-two-juices', {
  facts: { difficulty: 4 },
  values: random => {
    const [one = '', other = ''] = random.sample(FRUITS, 2)
    const [few, many] = [random.int(8, 14), random.int(24, 42)]
    const spread = random.shuffle([-1, 0, 1])
    return { one, other, few, many, spread }
  },
  make: ({ one, other, few, many, spread }) => ({
    stem: `A student adds juice drop by drop to 2 cm^{3} of DCPIP until the DCPIP has changed colour. The table shows how many drops were needed.`,
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
            reject turn/become/into blue, without colourless/clear/disappear/lose
            accept blue ... colourless/clear/disappear/vanish/gone/fade | colourless | loses/lose ... blue/colour | blue ... no colour
            earns: blue to colourless
            earns: it turns from blue to colorless
            earns: the blue disapears
            misses: it turns blue
            misses: blue to purple
            misses: orange to black`,
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
            reject ${other} ...(no than/${one}).. more/most/higher
            accept ${one} ...(no ${other}).. more/most/higher/vitamin/rich/contain/have
            accept ${one} juice | ${one}
            earns: ${one} juice
            earns: ${one} contains more vitamin C
            earns: ${one} has the moost vitamin C
            misses: ${other} contains more
            misses: both have the same
            misses: more drops were used`,
          ),
          judged(
            'fewer drops are needed (to decolourise the DCPIP)',
            `
            reject ${one} ...(no ${other}/few/less).. more drop
            accept few/fewer/less/small/lower ...(no more).. drop/volume/juice/amount
            accept drop ... few/fewer/less/small/lower
            accept ${other} ... more drop
            earns: fewer drops were needed
            earns: because it took less drops
            earns: a smaller number of dropps was used
            misses: it needed more drops
            misses: it has more vitamin C
            misses: the colour changed`,
          ),
        ],
        modelAnswer: `${one.charAt(0).toUpperCase()}${one.slice(1)} juice contains more vitamin C, because fewer drops were needed.`,
        solution: `Each time the same amount of DCPIP loses its colour. ${few} drops of ${one} juice do what ${many} drops of ${other} juice do, so each drop holds more vitamin C.`,
      }),
      d: ask.written({
        prompt: 'State **one** variable that the student must keep the same in all trials.',
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
  facts: { difficulty: 4 },
  values: random => {
    const strand = Array.from({ length: 7 }, () => random.pick(BASES)).join('')
    const total = random.step(2000, 6000, 200)
    const known = random.step(400, 900, 20)
    return new Set(strand).size === 4 ? { strand, total, known } : null
  },
  make: ({ strand, total, known }) => {
    const hidden = [...strand].map((_, at) => at)
    return {
      stem: 'The diagram shows part of a molecule of DNA, laid flat. The bases of the lower strand are left out.',
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
              reject one/single strand
              accept two/double/2/both strand/chain
              earns: it has two strands
              earns: two chains of DNA
              earns: there are 2 strads
              misses: it has one strand
              misses: it is long
              misses: it has bases`,
            ),
            judged(
              'coiled into a double helix',
              `
              reject single helix
              accept double helix | coil/coiled/twist/twisted
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
              accept bond/bonds ... base/bases/strand | base/bases ... bond/bonds/join/hold/pair | pair/pairs ... base/bases
              accept A with/and T
              earns: bonds between base pairs hold it together
              earns: the bases are paired
              earns: the strands are joined by bonds betwen bases
              misses: two strands
              misses: it is a double helix
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
