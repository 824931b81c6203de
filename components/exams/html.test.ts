import { wordsOf } from './html'

test.each([
  ['<p>Solve <math><mi>x</mi></math> <b>now</b></p>', 'Solve x now'],
  ['<math><msup><mn>360</mn><mo>∘</mo></msup></math>', '360°'],
  ['for <math><mi>θ</mi></math>.', 'for θ.'],
  ['(<i>x</i>, <i>y</i>)?', '(x, y)?'],
  ['1 &lt; 2 &amp; 3&nbsp;cm', '1 < 2 & 3 cm'],
])('%s is read as %s', (html, words) => {
  expect(wordsOf(html)).toBe(words)
})
