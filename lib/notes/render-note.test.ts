import { stillFigure } from '@/lib/figures/explorable'
import type { NoteTerm } from './glossary'
import { parseNote } from './note-tree'
import { renderNote } from './render-note'

const ECHO: NoteTerm = { term: 'Echo', meaning: 'a sound with $f > 1$', home: null }

const MOVING = stillFigure('igcse/physics/waves/moves', {
  title: 'It moves',
  height: 10,
  values: {
    far: { label: 'How far', unit: 'cm', min: 0, max: 9, step: 0.5, start: 2 },
    kind: { label: 'Kind', min: 0, max: 1, step: 1, start: 1, choices: ['thick', 'thin'] },
    time: { label: 'Time', min: 0, max: 9, step: 1, start: 0, plays: 1 },
  },
  draw: () => '',
  says: () => ({ description: '', readings: [['Size', '< 3']] }),
})

function render(source: string, terms: readonly NoteTerm[] = [ECHO]) {
  return renderNote({
    tree: parseNote(source).tree,
    frontMatter: { covers: ['one'] },
    terms,
    aims: [{ text: 'Say $v = f$', tier: 'supplement' }],
    findFigure: name =>
      name === 'waves/moves'
        ? MOVING
        : {
            name,
            title: '',
            description: '',
            width: 1,
            height: 1,
            svg: '<svg id="drawn"></svg>',
          },
  })
}

it('folds the aims, linked to what covers them, and puts the key terms behind the first section', () => {
  const { html, headings } = render('## One\n\nText.\n\n## Two\n\nMore.')
  expect(html).toMatch(
    /^<details class="aims"><summary>What the syllabus asks for: 1 point<[\s\S]*<a href="#one">Say <math[\s\S]*Supplement[\s\S]*<h2 id="one">[\s\S]*<mark>Echo<\/mark>[\s\S]*<h2 id="two">/,
  )
  expect(headings.map(each => each.id)).toEqual(['one', 'key-terms', 'two'])
})

it('puts the key terms behind the first section of a note with words before it too', () => {
  const { headings } = render('Some words.\n\n## One\n\nText.\n\n## Two\n\nMore.')
  expect(headings.map(each => each.id)).toEqual(['one', 'key-terms', 'two'])
})

it('shows a term of another note with a way there', () => {
  const home = 'igcse/physics/motion/density'
  const { html } = render('## One\n\nText.', [{ term: 'Density', meaning: 'mass per unit volume', home }])
  expect(html).toContain(`<mark><a href="/revision-notes/${home}">Density</a></mark>`)
})

describe('mentions of key terms', () => {
  const buttons = (source: string, terms?: readonly NoteTerm[]) =>
    [...render(source, terms).html.matchAll(/popovertarget="([^"]+)">([^<]+)</g)].map(each => each.slice(1))

  it('show the meaning once in each section, also of several things', () => {
    const source = '## One\n\nTwo echoes, one echo.\n\n## Two\n\nAn echo.'
    expect(buttons(source)).toEqual([
      ['term-1', 'echoes'],
      ['term-1', 'echo'],
    ])
    expect(render(source).html).toMatch(
      /<div class="term-card" id="term-1" popover><a href="#key-terms">Echo<\/a> a sound with\s+<math/,
    )
  })

  it('are of the longest term that fits, and of no part of a word', () => {
    const terms = [
      { term: 'Force', meaning: 'a push', home: null },
      { term: 'Resultant force (N)', meaning: 'one for all', home: null },
    ]
    expect(buttons('## One\n\nA resultant force is enforced.', terms)).toEqual([
      ['term-2', 'resultant force'],
    ])
  })

  it.each([
    ['a heading', '## Echo\n\nText.'],
    ['a link', '## One\n\n[An echo](#one).'],
    ['the title of a block', '## One\n\n:::practical{title="an echo"}\nText.\n:::'],
    ['a table', '## One\n\n| echo |\n|---|\n| 1 |'],
    ['the section that defines it in bold', '## One\n\nAn **echo** is a sound. The echo fades.'],
  ])('are not looked for in %s', (_, source) => {
    expect(buttons(source)).toEqual([])
  })
})

it('sets a worked example as question, numbered steps with their marks, and reasons', () => {
  const { html, ids } = render(
    ':::worked-example{#sonar marks=2 title="depth"}\nFind\n\n(a) the depth [2]\n\n1. (a) $d = 1$ [C1]\n\n   Halve it.\n2. done [A1]\n:::',
  )
  expect(ids).toContain('sonar')
  expect(html).toContain('Worked example: depth')
  expect(html).toMatch(/<b>\(a\)<\/b><span>the depth<\/span><span class="marks">/)
  expect(html).toMatch(/<b class="part">\(a\)<\/b>[\s\S]*<b class="got">C1<\/b><div class="why">Halve it\./)
  expect(html).toContain('</ol><div class="steps"></div>')
  expect(html).not.toContain('[C1]')
})

it('folds each answer of an essay, with what the examiner says of it', () => {
  const { html, faults } = render(
    '::::essay{marks=8 title="tax"}\nDiscuss. [8]\n\n:::answer{grade=A earned=7}\nIt is.\n\n> AO1 5 of 6.\n:::\n::::',
  )
  expect(faults).toEqual([])
  expect(html).toMatch(
    /<section class="essay sheet"[\s\S]*Essay: tax<[\s\S]*\[8\]<[\s\S]*<details><summary>An answer of grade A: 7 marks<[\s\S]*It is\.[\s\S]*<div class="remarks"><p><b>The examiner<\/b><\/p>\s*<p>AO1 5 of 6/,
  )
})

it('folds the answers of check-yourself into details', () => {
  const { html } = render(':::check-yourself\n1. Why? [2]\n\n   > Because $x$.\n:::')
  expect(html).toMatch(
    /<li>[\s\S]*Why\?[\s\S]*2 marks[\s\S]*<details><summary>Answer[\s\S]*Because [\s\S]*<math/,
  )
  expect(html).not.toContain('blockquote')
})

it('sets the marks of a question at the edge where a figure stands below it', () => {
  const figure = '::figure[Seen from above.]{name="waves/still"}'
  const { html } = render(`:::check-yourself\n1. Read it. [2]\n\n   ${figure}\n\n   > 4 [2]\n:::`)
  expect(html).toMatch(/Read it\. ?<span class="marks"[\s\S]*<figure/)
})

it('sets wrong beside right, with words for those who do not see the signs', () => {
  const { html } = render(':::common-mistake\nAlways.\n\nwrong: $a$ first\nright: $b$ first\n:::')
  expect(html).toMatch(/class="wrong"[\s\S]*Wrong: [\s\S]*class="right"[\s\S]*Right: /)
})

it('numbers figures, wraps tables, marks what is for Extended only', () => {
  const { html } = render(
    ':::supplement\n## More\n\n::figure[Caption.]{name="waves/x"}\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n:::',
  )
  expect(html).toMatch(/class="only"[\s\S]*Extended candidates only[\s\S]*<h2 id="more">/)
  expect(html).toMatch(
    /<figure class="fig" id="fig-1"><svg id="drawn"><\/svg><figcaption><b>Fig\. 1<\/b> Caption\./,
  )
  expect(html).toMatch(
    /<div class="note-table" role="group" tabindex="0" aria-label="Table"><table class="table">[\s\S]*scope="col"/,
  )
})

it('puts controls and readings below a figure that moves, and the question that needs it', () => {
  const { html, faults } = render(':::explore[Caption.]{name="waves/moves"}\nHow *far*? [2]\n\n> $2$.\n:::')
  expect(faults).toEqual([])
  expect(html).toMatch(
    /<section class="try check" aria-label="Try it with figure 1"><figure class="fig explore" id="fig-1" data-explore="igcse\/physics\/waves\/moves">/,
  )
  expect(html).toContain('<div><dt>Size</dt><dd>&lt; 3</dd></div>')
  expect(html).toMatch(
    /<label for="([^"]+)">How far<\/label><b>2\.0 cm<\/b><input type="range" id="\1" name="far"/,
  )
  expect(html).toMatch(
    /<select [^>]*name="kind"[^>]*><option value="0">thick<\/option><option value="1" selected>thin/,
  )
  expect(html.match(/data-does="(\w+)"/g)).toHaveLength(3)
  expect(html).toMatch(
    /<figcaption><b>Fig\. 1<\/b> Caption\.[\s\S]*How <em>far<\/em>\?[\s\S]*2 marks[\s\S]*<details>/,
  )
})

it('asks for the right directive: one that moves, one that stands still', () => {
  expect(render('::figure[Caption.]{name="waves/moves"}').faults).toEqual([
    expect.stringContaining('moves: ask'),
  ])
  expect(render(':::explore[Caption.]{name="waves/x"}\nWhy?\n:::').faults).toEqual([
    expect.stringContaining('does not move'),
  ])
  expect(render(':::explore{name="waves/moves"}\nWhy?\n:::').faults).toEqual([
    expect.stringContaining('no caption'),
  ])
})

it('keeps colons of ordinary sentences, and never lets markup or styles of an author through', () => {
  const { html, faults } = render('Ratio a:b is 1:2.\n\n<script>alert(1)</script>')
  expect(html).toContain('a:b')
  expect(html).not.toMatch(/<script|style=/)
  expect(faults.join()).toMatch(/raw HTML/)
})

it('finds a fence that closes nothing, because the outer block has as few colons as the inner', () => {
  const block = ':::supplement\n## One\n\n:::exam-tip\nSay it.\n:::\n\nMore.\n:::'
  expect(render(block).faults).toEqual([expect.stringContaining('closes nothing (line 8)')])
  expect(render(block.replace(/^:::supp/, '::::supp').replace(/:::$/, '::::')).faults).toEqual([])
})

it.each([
  ['k\\Omega', 'kΩ'],
  ['\\mu s', 'μs'],
])('sets the unit %s upright', (unit, letters) => {
  expect(render(`## One\n\n$2\\ \\mathrm{${unit}}$`).html).toContain(
    `<mi mathvariant="normal">${letters}</mi>`,
  )
})

it('gives formulas a spoken label', () => {
  expect(render('$E = mc^2$').html).toContain('aria-label="E equals m c squared"')
})

it('breaks no line between a formula and the bracket or stop that belongs to it', () => {
  const { html } = render('The speed ($v$), in $x$ or [$y$] and then ($a$)($b$).')
  expect(html).toMatch(/The speed <span class="nowrap">\(<math.*?<\/math>\),<\/span> in <math/)
  expect(html).toMatch(/or <span class="nowrap">\[<math.*?<\/math>\]<\/span> and/)
  expect(html).toMatch(
    /then <span class="nowrap">\(<math.*?<\/math>\)<\/span><span class="nowrap">\(<math.*?<\/math>\)\.<\/span>/,
  )
})

it('breaks no line between a term and the stop that belongs to it', () => {
  const terms = [{ term: 'Anion', meaning: 'a negative ion', home: 'igcse/chemistry/x/y' }]
  const { html } = render('## One\n\nThis is an anion.\n\n## Two\n\nAn anion moves.', terms)
  expect(html).toMatch(/an <span class="nowrap"><button [^>]*>anion<\/button>\.<\/span>/)
  expect(html).toMatch(/An <button [^>]*>anion<\/button> moves/)
})

it('sets the parts of a question below each other, each with its marks', () => {
  const { html } = render(
    ':::check-yourself\n1. Magnesium burns.\n\n   (a) State one. [1]\n\n   (b) State two. [2]\n\n   > Three\n2. State four. [1]\n\n   > Five\n:::',
  )
  expect(html).toContain('<p>Magnesium burns.</p>')
  expect(html).toMatch(/<div class="part-row"><b>\(a\)<\/b><span>State one\.<\/span>.*?1 mark/)
  expect(html).toMatch(/<div class="part-row"><b>\(b\)<\/b><span>State two\.<\/span>.*?2 marks/)
  expect(html).toMatch(/<p>State four\. <span class="marks">/)
})

it('makes a paragraph of a line of a list with a formula, which scrolls on a phone; the dot stays', () => {
  expect(render('- An acid: $x$\n- A base').html).toMatch(/<li>\s*<p>An acid: <math/)
  expect(render('- An acid\n- A base').html).toContain('<li>An acid</li>')
})

it('leaves a place for questions, with the templates and the section they are on', () => {
  const { html, faults } = render('## One\n\nText.\n\n::practise{on="echo trace"}\n\n## Two\n\n::practise')
  expect(html).toContain('<div class="practise" data-on="echo,trace" data-section="one"></div>')
  expect(faults).toEqual([expect.stringContaining('practise names no template')])
})

it.each([
  ['It is 5 cm long, and 12 kW.', 'It is 5\u00a0cm long, and 12\u00a0kW.'],
  ['At 20 °C, 3 m³ of it, $4 billion.', 'At 20\u00a0°C, 3\u00a0m³ of it, $4\u00a0billion.'],
  ['The 2 men had 3 hats, all 7 more.', 'The 2 men had 3 hats, all 7 more.'],
])('breaks no line between a number and its unit: %s', (source, shown) => {
  expect(render(`## One\n\n${source.replace('$', '\\$')}`).html).toContain(`<p>${shown}</p>`)
})
