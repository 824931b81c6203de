import { counted, durationText, gradesText, listed, sentence, yearsText } from './wording'

describe('wording', () => {
  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [75, '1 h 15 min'],
    [120, '2 h'],
  ])('%i minutes read %s', (minutes, text) => expect(durationText(minutes)).toBe(text))

  it('counts in singular and plural', () => {
    expect(counted(1, 'topic')).toBe('1 topic')
    expect(counted(0, 'topic')).toBe('0 topics')
    expect(counted(2, 'entry', 'entries')).toBe('2 entries')
  })

  it('joins lists, years and grades', () => {
    expect(listed([])).toBe('')
    expect(listed([1])).toBe('1')
    expect(listed([1, 2, 3])).toBe('1, 2 and 3')
    expect(listed([5, 6], 'or')).toBe('5 or 6')
    expect(yearsText({ from: 2026, to: 2028 })).toBe('2026 to 2028')
    expect(yearsText({ from: 2026, to: 2026 })).toBe('2026')
    expect(gradesText(['A*', 'A', 'E'])).toBe('A* to E')
  })

  it.each([
    ['state and use the law', 'State and use the law'],
    ['a force has a size', 'A force has a size'],
    ['non-renewable sources', 'Non-renewable sources'],
    ['pH of acids', 'pH of acids'],
    ['mRNA leaves the nucleus', 'mRNA leaves the nucleus'],
    ['d-block elements', 'd-block elements'],
    ['$v=f\\lambda$', '$v=f\\lambda$'],
    ['v = fλ', 'v = fλ'],
    ['Speed', 'Speed'],
  ])('%s starts a sentence as %s', (text, shown) => expect(sentence(text)).toBe(shown))
})
