import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'

const { supplement, templates } = questionsOf('structured', '5.2.3', { calculator: 'needed' })

export { templates }

const ALARMS = [
  { name: 'americium-241', halfLife: 430 },
  { name: 'radium-226', halfLife: 1600 },
  { name: 'plutonium-239', halfLife: 24_000 },
] as const

supplement('alpha-source-of-a-smoke-alarm', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const minutes = random.pick([2, 4, 5])
    const backMinutes = random.pick([10, 20])
    const source = random.int(90, 240)
    const background = random.int(18, 36)
    return { alarm: random.pick(ALARMS), minutes, backMinutes, source, background }
  },
  make: ({ alarm: { name, halfLife }, minutes, backMinutes, source, background }) => ({
    stem: `Some smoke alarms contain a small source of α-particles. One such source contains ${name}, which has a half-life of ${quantity(halfLife, 'years')}. The α-particles ionise the air between two charged plates, and the ions carry a small current. Smoke that enters the alarm absorbs α-particles, the current falls and the alarm sounds.`,
    parts: {
      a: ask.number({
        lead: `A detector is close to the source. The counter records ${plain((source + background) * minutes)} counts in ${minutes} minutes. Without the source, it records ${plain(background * backMinutes)} counts in ${backMinutes} minutes.`,
        prompt: 'Calculate the count rate, in counts per minute, due to the source.',
        subtopic: '5.2.1',
        answer: source,
        unit: 'counts/min',
        sigFigs: 3,
        scheme: [
          `C1 ${plain((source + background) * minutes)} ÷ ${minutes} (= ${source + background}) or ${plain(background * backMinutes)} ÷ ${backMinutes} (= ${background})`,
          `A1 ${source} counts/min`,
        ],
        solution: `Measured count rate: ${plain((source + background) * minutes)} ÷ ${minutes} = ${source + background} counts/min. Background: ${plain(background * backMinutes)} ÷ ${backMinutes} = ${background} counts/min.

Due to the source: ${source + background} − ${background} = ${source} counts/min.`,
      }),
      b: ask.written({
        prompt:
          'A neutral atom of the air becomes a positive ion when an α-particle ionises it. State what happens to the atom.',
        command: 'State',
        subtopic: '5.1.1',
        lines: 1,
        scheme: [
          judged(
            'it loses an electron / electrons',
            `
          reject gain/get/receive ... electron
          reject lose/lost ... proton/neutron
          reject not lose
          accept lose/lost/remove/give/release/donate/knock/strip/eject/emit/leave/take/escape/kick/pull ... electron
          accept electron ... lose/lost/remove/release/knock/strip/eject/leave/escape/out/kick/pull/take
          accept less/fewer electron
          unsure electron
          earns: it loses an electron
          earns: an electron is knocked out
          earns: elecrton removed from it
          misses: it gains an electron
          misses: it loses a proton
          misses: it becomes charged`,
          ),
        ],
        modelAnswer: 'The atom loses an electron.',
        solution:
          'A neutral atom has as many electrons as protons. When it loses an electron, it has more protons than electrons: a positive ion.',
      }),
      c: ask.written({
        prompt: `State why a nucleus of ${name} is unstable.`,
        lines: 1,
        scheme: [
          judged(
            'the nucleus is too heavy (has too many nucleons), or: it has too many neutrons',
            `
          MANY = many/much/excess/extra/more/large/lot/high
          reject too/MANY proton, without neutron
          reject light/small/(not heavy)
          reject MANY electron
          accept heavy/massive/big/large
          accept MANY neutron/nucleon/particle/mass
          accept mass/nucleon/neutron ... MANY
          unsure balance/imbalance/ratio/unbalanced/different
          unsure MANY
          earns: it is too heavy
          earns: it has too many neutrons
          earns: there is an exess of nutrons
          misses: it is radioactive
          misses: it has too many electrons
          misses: it is too light`,
          ),
        ],
        modelAnswer: `The nucleus of ${name} is too heavy to be stable.`,
        solution:
          'There are two causes of instability in the syllabus: an excess of neutrons, and a nucleus that is too heavy. Emission of an α-particle makes the nucleus lighter.',
      }),
      d: ask.written({
        prompt: 'Explain why α-particles and a long half-life are suitable for a smoke alarm.',
        subtopic: '5.2.4',
        lines: 4,
        scheme: [
          judged(
            'α-particles are strongly ionising (so there is a current), or: are easily absorbed by smoke, or: do not leave the case',
            `
            IONISE = ionise/ionize/ionising/ionizing/ionisation/ionization
            STOP = absorb/stop/block/stopped
            reject weak/low/not ... IONISE
            reject high/strong/most penetrate/penetrating
            accept strong/high/most/good/easily/greatly/very/lot/well IONISE
            accept IONISE ... strong/high/easily/air/well/most
            accept IONISE
            accept STOP ... smoke
            accept smoke ... STOP
            accept short/small/low/weak/least/not range/penetrate/penetrating/penetration/travel
            accept not leave/escape/penetrate/harm/reach
            accept STOP ... case/plastic/casing
            unsure STOP
            earns: alpha particles are strongly ionising
            earns: they are easily absorbed by smoke
            earns: alpha is not very penetraiting so it does not escape
            misses: alpha particles are fast
            misses: they are weakly ionising
            misses: they have a long half-life`,
          ),
          judged(
            'long half-life: the source need not be replaced, or: the count rate (current) stays nearly constant for years',
            `
            SAME = same/constant/steady/unchanged/stable/"not change"/"doesnt change"/"hardly changes"/"hardly change"
            reject replace ... often
            accept not replace/change/renew/refill
            accept "without replacement"/"without replacing"
            accept last/work/function/use/operate/emit/source ... long/year/time
            accept rate/activity/current/emission/count/radiation/source/it ... SAME
            accept not need/run/decrease/change/fall
            accept decay ... slow
            accept slow decay
            accept for years/ages
            accept lasting
            unsure replace
            unsure long time
            earns: it does not need to be replaced
            earns: the source lasts for many years
            earns: the count rate stays nearly constent
            misses: it has a long half-life
            misses: alpha is strongly ionising
            misses: it must be replaced often`,
          ),
        ],
        modelAnswer:
          'α-particles ionise the air strongly and are easily absorbed by smoke. Because of the long half-life the emission hardly changes for many years, so the source need not be replaced.',
        solution: 'Give one reason for the radiation and one for the half-life.',
      }),
      e: ask.written({
        prompt:
          'The source is dangerous if it is swallowed. State **one** effect that the α-particles can have on living cells.',
        command: 'State',
        subtopic: '5.2.5',
        marks: 1,
        lines: 1,
        scheme: [
          judged(
            'any one from: cell death',
            `
          accept kill/die/death/destroy/dead
          unsure damage/harm/burn/hurt
          earns: it kills cells
          earns: cell death
          earns: the cells are distroyed
          misses: they mutate
          misses: it makes people ill
          misses: cancer`,
          ),
          judged(
            'mutation (change in the DNA)',
            `
          accept mutate/mutation/mutant
          accept dna/gene/genetic/chromosome
          unsure change
          earns: mutations
          earns: it changes the DNA
          earns: the cells mutaate
          misses: it kills them
          misses: cancer
          misses: it burns the skin`,
          ),
          judged(
            'cancer',
            `
          accept cancer/tumour/tumor/cancerous/leukaemia
          earns: it can cause cancer
          earns: a tumour grows
          earns: cansers
          misses: mutation
          misses: it makes people ill
          misses: it kills cells`,
          ),
        ],
        modelAnswer: 'The α-particles can cause mutations in living cells.',
        solution:
          'Ionising radiation can kill cells, change them (mutation) and cause cancer. Inside the body no dead skin or air absorbs the α-particles first.',
      }),
    },
  }),
  verify: ({ minutes, backMinutes, source, background }) => {
    const counted = (source + background) * minutes
    const back = background * backMinutes
    return { a: (counted * backMinutes - back * minutes) / (minutes * backMinutes) }
  },
})
