import { correctionText } from './correction-text'

const attempt = {
  title: 'Paper 2: Multiple Choice (Extended)',
  mock: 3,
  seed: 'K7QF3M',
  earned: 32,
  correction: { keys: ['7'], gained: 1 },
}

it.each([
  [
    attempt,
    'Question 7 of IGCSE Physics, Paper 2 (Mock 3), which you sat on 3 Nov 2026, was corrected: your mark is now 32 (31 before).',
  ],
  [
    { ...attempt, mock: null, correction: { keys: ['10.a', '7.c.i', '7.b'], gained: 0 } },
    'Questions 7 and 10 of IGCSE Physics, Paper 2 (fresh paper K7QF3M), which you sat on 3 Nov 2026, were corrected: your mark stays 32.',
  ],
])('says which questions were corrected and what that did', (corrected, text) => {
  expect(correctionText(corrected, 'IGCSE Physics', '3 Nov 2026')).toBe(text)
})
