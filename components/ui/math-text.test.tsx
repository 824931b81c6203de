import { render } from '@testing-library/react'
import { MathText } from './math-text'

describe('MathText', () => {
  it('turns formulas between dollar signs into MathML and leaves the rest', () => {
    const { container } = render(<MathText>{'Speed is $v=\\dfrac{s}{t}$ in m/s'}</MathText>)
    expect(container.textContent).toContain('Speed is ')
    expect(container.querySelector('math mfrac')).not.toBeNull()
    expect(container.querySelector('[style]')).toBeNull()
  })

  it('keeps an escaped dollar as money', () => {
    const { container } = render(<MathText>{'A good at \\$5 and \\$7'}</MathText>)
    expect(container.textContent).toBe('A good at $5 and $7')
    expect(container.querySelector('math')).toBeNull()
  })

  it('breaks no line between a formula and its brackets', () => {
    const { container } = render(<MathText>{'Forces ($F$/$G$), not \\$5'}</MathText>)
    const together = Array.from(container.querySelectorAll('.nowrap'), each => each.textContent)
    expect(together).toEqual(['(F/', 'G),'])
    expect(container.textContent).toBe('Forces (F/G), not $5')
  })

  it('sets names of functions upright', () => {
    const { container } = render(<MathText>{'$\\sin x$'}</MathText>)
    expect(container.querySelector('mi[mathvariant="normal"]')?.textContent).toBe('sin')
  })

  it('throws on LaTeX that does not compile, so that the build stops', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<MathText>{'$\\frac{1$'}</MathText>)).toThrow()
  })
})
