import { findingsOf, MODEL } from './notes.testing'

it('finds nothing wrong with the model note', () => {
  // One drawing stands for all here, so only its repeated ids are reported.
  expect(findingsOf(MODEL).filter(text => !text.startsWith('id "fig-waves'))).toEqual([])
})

const SPOILT: [name: string, from: string | RegExp, to: string, finding: RegExp][] = [
  ['a wrong title', 'title: Sound', 'title: Noise', /title must be the syllabus's/],
  ['a wrong number', '0625 3.4', '0625 3.5', /stands for "0625 3.4"/],
  ['an unknown field', 'tier: both', 'tier: both\ncolour: red', /unspecified|unknown/i],
  ['a wrong day', /updated: [\d-]+/, 'updated: yesterday', /must be a day/],
  ['a point that nothing covers', '  - uses-of-ultrasound\n', '', /covers has 7 ids, the syllabus has 8/],
  [
    'a point covered by nothing real',
    '  - the-speed-of-sound',
    '  - no-such-heading',
    /#no-such-heading, which is not in the note/,
  ],
  ['a broken anchor', 'An **echo**', 'An [echo](#nowhere)', /link #nowhere/],
  ['a broken link', 'An **echo**', 'An [echo](/revision-notes/igcse/physics/none)', /no such page/],
  [
    'a broken anchor elsewhere',
    'An **echo**',
    'An [echo](/revision-notes/igcse/physics/waves/thin-lenses#x)',
    /the page has no #x/,
  ],
  ['a link off the site', 'An **echo**', 'An [echo](https://example.org)', /only #ids/],
  ['a formula that does not compile', '$v = \\dfrac{d}{t}$.', '$v = \\dfrac{d}{$.', /does not compile/],
  ['wrong arithmetic', '$= 2 \\times 85 = 170', '$= 2 \\times 85 = 107', /arithmetic/],
  [
    'money in a formula',
    'A healthy young',
    'It costs $5 and people say $6. A healthy young',
    /words inside a formula/,
  ],
  ['a missing figure', 'waves/echo-method', 'waves/missing', /does not exist/],
  [
    'a figure that moves without an answer',
    /::figure\[(In the time[^\]]*\])(\{[^}]*\})/,
    ':::explore[$1$2\nWhere is it?\n:::',
    /explore \(line \d+\): needs a question, and its answer/,
  ],
  ['a figure without a caption', /::figure\[In the time[^\]]*\]/, '::figure', /no caption/],
  ['a heading out of order', '## The speed of sound', '#### The speed of sound', /jumps from level 2 to 4/],
  ['a second title', '## The speed of sound', '# The speed of sound', /only heading of the first level/],
  ['an unknown block', ':::exam-tip', ':::top-tip', /unknown block ":::top-tip"/],
  ['an unknown leaf', '## Loudness', '::video{src="x"}\n\n## Loudness', /unknown block "::video"/],
  ['raw HTML', '## Loudness', '<b>x</b>\n\n## Loudness', /raw HTML/],
  ['marks that do not add up', 'marks=3', 'marks=4', /add up to 3, marks says 4/],
  ['an example without codes', /\[[CA]1\]/g, '', /no step ends with its mark code/],
  ['a question without an answer', /\n {3}> About \$20[^\n]*/, '', /question 2 has no answer/],
  ['too few questions', /\n3\. A flash[\s\S]*?:::\n$/, '\n:::\n', /2 questions; 5 at least/],
  [
    'a real case without a year',
    ':::exam-tip',
    ':::real-case{title="a tax"}\nIt worked.\n\nSource: the Treasury, 2018.\n:::\n\n:::exam-tip',
    /real case \(line \d+\): needs a title="…" with its year/,
  ],
  [
    'a real case without a source',
    ':::exam-tip',
    ':::real-case{title="a tax, 2018"}\nIt worked in 2018.\n:::\n\n:::exam-tip',
    /real case \(line \d+\): its last paragraph must be "Source: …"/,
  ],
  [
    'an essay whose marks do not add up',
    ':::exam-tip',
    '::::essay{marks=8 title="sound"}\nDiscuss. [8]\n\n:::answer{grade=A earned=7}\nIt is.\n\n> AO1 and AO2 4 of 5, AO3 2 of 2.\n:::\n::::\n\n:::exam-tip',
    /has 1 answers[\s\S]*do not add up to earned=7[\s\S]*are not out of 8/,
  ],
  ['a mistake that is not put right', 'right: $v', '$v', /must say what is right/],
]

it.each(SPOILT)('finds %s', (_name, from, to, finding) => {
  const spoilt = MODEL.replace(from, to)
  expect(spoilt).not.toBe(MODEL)
  expect(findingsOf(spoilt).join('\n')).toMatch(finding)
})

it.each([
  ['worked-example', 'no worked example has a figure'],
  ['check-yourself', '0 questions of check yourself have a figure; 2 at least'],
])('finds that no figure stands in a %s', (block, finding) => {
  const own = new RegExp(`^:::${block}[^]*?^:::$`, 'gm')
  const spoilt = MODEL.replace(own, text => text.replace(/^ *::figure.*$/gm, ''))
  expect(findingsOf(MODEL)).not.toContain(finding)
  expect(findingsOf(spoilt)).toContain(finding)
})

it('finds sentences that are too hard for the age', () => {
  const hard = Array.from(
    { length: 14 },
    (_, at) =>
      `Notwithstanding the aforementioned characteristics of oscillatory propagation number ${at}, experimental investigators characteristically acknowledge considerable methodological uncertainties, particularly regarding instrumentation, environmental variability, and interpretational inconsistencies among contributing institutional laboratories internationally.`,
  ).join('\n\n')
  expect(findingsOf(`${MODEL}\n${hard}`).join('\n')).toMatch(/reading age/)
})

it('finds a note that is far too short', () => {
  expect(findingsOf(MODEL.slice(0, MODEL.indexOf('## What people'))).join('\n')).toMatch(/words; a note has/)
})

it('gives a note of the second year more room', () => {
  const long = `${MODEL}\n\n${'Sound travels. '.repeat(500)}`
  expect(findingsOf(long).join('\n')).toMatch(/words; a note has 700 to 1700/)
  expect(findingsOf(long, 'AS').join('\n')).toMatch(/words; a note has 700 to 2100/)
  expect(findingsOf(long, 'A2').join('\n')).not.toMatch(/words; a note has/)
})
