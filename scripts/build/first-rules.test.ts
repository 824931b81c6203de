import { firstRules, namesIn } from './first-rules'

const page = namesIn(
  '<html lang="en"><body class="dark wide"><p id="one" title="a > b">x</p><svg/></body></html>',
)

it('knows elements, classes and ids, also behind a quoted bracket', () => {
  expect([...page].sort()).toEqual(['#one', '.dark', '.wide', 'body', 'html', 'p', 'svg'])
})

it.each([
  ['p{a:b}', 'p{a:b}'],
  ['.dark>p:first-child{a:b}', '.dark>p:first-child{a:b}'],
  ['.toast{a:b}', ''],
  ['.toast,.dark p{a:b;c:d}', '.dark p{a:b;c:d}'],
  ['p .toast{a:b}', ''],
  ['dialog{a:b}', ''],
  ['*,:root{a:b}', '*,:root{a:b}'],
  ['#one+p{a:b}', '#one+p{a:b}'],
  // What may become true of what stands there is kept.
  ['html[data-session=in] p{a:b}', 'html[data-session=in] p{a:b}'],
  ['p:not(.toast):has(> .late){a:b}', 'p:not(.toast):has(> .late){a:b}'],
  [':is(.note,.part) > p{a:b}', ':is(.note,.part) > p{a:b}'],
  ['p:hover{a:b}', ''],
  ['p:focus-visible{a:b}', 'p:focus-visible{a:b}'],
  ['@media (width<30rem){.toast{a:b}p{a:b}}', '@media (width<30rem){p{a:b}}'],
  ['@media (width<30rem){.toast{a:b}}', ''],
  ['@media print{p{a:b}}', ''],
  ['@layer one,two;p{a:b}', '@layer one,two;p{a:b}'],
  ['@keyframes turn{to{rotate:1turn}}', ''],
  [
    '@keyframes turn{0%{a:b}to{a:c}}p{animation:1s turn}.toast{animation:rise}@keyframes rise{to{a:b}}',
    '@keyframes turn{0%{a:b}to{a:c}}p{animation:1s turn}',
  ],
  [':root{--ink:#111;--amber:#fa0;--page:2rem}p{color:var(--ink)}', ':root{--ink:#111;}p{color:var(--ink)}'],
  ['p{--under:var(--ink)}', 'p{}'],
])('of %s a page without a toast keeps %s', (styles, kept) => {
  expect(firstRules(styles, page)).toBe(kept)
})
