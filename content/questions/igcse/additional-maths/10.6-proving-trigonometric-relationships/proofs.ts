/** Proofs in steps, each a line of LaTeX, in their order. */
type Proof = {
  left: string
  right: string
  steps: readonly string[]
  /** The function whose value the equation "left = k" gives, and the factor in front of it on the right side. */
  gives: 'sin' | 'cos'
  factor: number
  /** Left side minus k, times its denominators, from the sine and the cosine. */
  zero: (s: number, c: number, k: number) => number
}

export const PROOFS: readonly Proof[] = [
  {
    left: '\\frac{\\cos x}{1 - \\sin x} - \\tan x',
    right: '\\sec x',
    steps: [
      '$\\frac{\\cos x}{1 - \\sin x} - \\frac{\\sin x}{\\cos x}$',
      '$\\frac{\\cos^2 x - \\sin x(1 - \\sin x)}{\\cos x(1 - \\sin x)}$',
      '$\\frac{\\cos^2 x - \\sin x + \\sin^2 x}{\\cos x(1 - \\sin x)}$',
      '$\\frac{1 - \\sin x}{\\cos x(1 - \\sin x)}$',
      '$\\frac{1}{\\cos x}$',
    ],
    gives: 'cos',
    factor: 1,
    zero: (s, c, k) => c * c - s * (1 - s) - k * c * (1 - s),
  },
  {
    left: '\\frac{\\sin x}{1 + \\cos x} + \\cot x',
    right: '\\operatorname{cosec} x',
    steps: [
      '$\\frac{\\sin x}{1 + \\cos x} + \\frac{\\cos x}{\\sin x}$',
      '$\\frac{\\sin^2 x + \\cos x(1 + \\cos x)}{\\sin x(1 + \\cos x)}$',
      '$\\frac{\\sin^2 x + \\cos x + \\cos^2 x}{\\sin x(1 + \\cos x)}$',
      '$\\frac{1 + \\cos x}{\\sin x(1 + \\cos x)}$',
      '$\\frac{1}{\\sin x}$',
    ],
    gives: 'sin',
    factor: 1,
    zero: (s, c, k) => s * s + c * (1 + c) - k * s * (1 + c),
  },
  {
    left: '\\frac{1 + \\cos x}{\\sin x} + \\frac{\\sin x}{1 + \\cos x}',
    right: '2\\operatorname{cosec} x',
    steps: [
      '$\\frac{(1 + \\cos x)^2 + \\sin^2 x}{\\sin x(1 + \\cos x)}$',
      '$\\frac{1 + 2\\cos x + \\cos^2 x + \\sin^2 x}{\\sin x(1 + \\cos x)}$',
      '$\\frac{2 + 2\\cos x}{\\sin x(1 + \\cos x)}$',
      '$\\frac{2(1 + \\cos x)}{\\sin x(1 + \\cos x)}$',
      '$\\frac{2}{\\sin x}$',
    ],
    gives: 'sin',
    factor: 2,
    zero: (s, c, k) => (1 + c) ** 2 + s * s - k * s * (1 + c),
  },
  {
    left: '\\frac{\\cos x}{1 + \\sin x} + \\frac{1 + \\sin x}{\\cos x}',
    right: '2\\sec x',
    steps: [
      '$\\frac{\\cos^2 x + (1 + \\sin x)^2}{\\cos x(1 + \\sin x)}$',
      '$\\frac{\\cos^2 x + 1 + 2\\sin x + \\sin^2 x}{\\cos x(1 + \\sin x)}$',
      '$\\frac{2 + 2\\sin x}{\\cos x(1 + \\sin x)}$',
      '$\\frac{2(1 + \\sin x)}{\\cos x(1 + \\sin x)}$',
      '$\\frac{2}{\\cos x}$',
    ],
    gives: 'cos',
    factor: 2,
    zero: (s, c, k) => c * c + (1 + s) ** 2 - k * c * (1 + s),
  },
]

/** Lines of a proof with the reason for each. */
export const REASONED: readonly {
  left: string
  right: string
  lines: readonly (readonly [line: string, reason: string])[]
}[] = [
  {
    left: '\\tan^2 x - \\sin^2 x',
    right: '\\tan^2 x\\sin^2 x',
    lines: [
      ['$\\frac{\\sin^2 x}{\\cos^2 x} - \\sin^2 x$', 'The tangent is written in sine and cosine.'],
      [
        '$\\frac{\\sin^2 x - \\sin^2 x\\cos^2 x}{\\cos^2 x}$',
        'Both terms are put over a common denominator.',
      ],
      ['$\\frac{\\sin^2 x(1 - \\cos^2 x)}{\\cos^2 x}$', 'A common factor is taken out.'],
      ['$\\frac{\\sin^2 x}{\\cos^2 x} \\times \\sin^2 x$', 'The identity of sine and cosine is used.'],
    ],
  },
  {
    left: '\\cot^2 x - \\cos^2 x',
    right: '\\cot^2 x\\cos^2 x',
    lines: [
      ['$\\frac{\\cos^2 x}{\\sin^2 x} - \\cos^2 x$', 'The cotangent is written in sine and cosine.'],
      [
        '$\\frac{\\cos^2 x - \\cos^2 x\\sin^2 x}{\\sin^2 x}$',
        'Both terms are put over a common denominator.',
      ],
      ['$\\frac{\\cos^2 x(1 - \\sin^2 x)}{\\sin^2 x}$', 'A common factor is taken out.'],
      ['$\\frac{\\cos^2 x}{\\sin^2 x} \\times \\cos^2 x$', 'The identity of sine and cosine is used.'],
    ],
  },
  {
    left: '\\sec x - \\cos x',
    right: '\\sin x\\tan x',
    lines: [
      ['$\\frac{1}{\\cos x} - \\cos x$', 'The secant is written as a reciprocal.'],
      ['$\\frac{1 - \\cos^2 x}{\\cos x}$', 'Both terms are put over a common denominator.'],
      ['$\\frac{\\sin^2 x}{\\cos x}$', 'The identity of sine and cosine is used.'],
      ['$\\sin x \\times \\frac{\\sin x}{\\cos x}$', 'The fraction is split into two factors.'],
    ],
  },
  {
    left: '\\operatorname{cosec} x - \\sin x',
    right: '\\cos x\\cot x',
    lines: [
      ['$\\frac{1}{\\sin x} - \\sin x$', 'The cosecant is written as a reciprocal.'],
      ['$\\frac{1 - \\sin^2 x}{\\sin x}$', 'Both terms are put over a common denominator.'],
      ['$\\frac{\\cos^2 x}{\\sin x}$', 'The identity of sine and cosine is used.'],
      ['$\\cos x \\times \\frac{\\cos x}{\\sin x}$', 'The fraction is split into two factors.'],
    ],
  },
]

/** Identities whose proof is written out, then used for an equation in the tangent, the sine or the cosine. */
export const WRITTEN: readonly {
  left: string
  right: string
  points: readonly string[]
  kind: 'sin' | 'cos' | 'tan'
  /** Whether the value of the function is 1/k. */
  over: boolean
  zero: (s: number, c: number, k: number) => number
}[] = [
  {
    left: '(\\sec x + 1)(\\sec x - 1)\\cot x',
    right: '\\tan x',
    points: [
      'expands to $\\sec^2 x - 1$',
      'uses $\\sec^2 x - 1 = \\tan^2 x$',
      '$\\tan^2 x\\cot x = \\tan x$, complete',
    ],
    kind: 'tan',
    over: false,
    zero: (s, c, k) => s - k * c,
  },
  {
    left: '\\sin x(\\tan x + \\cot x)',
    right: '\\sec x',
    points: [
      '$\\sin x\\left(\\frac{\\sin x}{\\cos x} + \\frac{\\cos x}{\\sin x}\\right)$',
      '$\\frac{\\sin^2 x + \\cos^2 x}{\\cos x}$',
      'uses $\\sin^2 x + \\cos^2 x = 1$, complete',
    ],
    kind: 'cos',
    over: true,
    zero: (s, c, k) => s * s + c * c - k * c,
  },
  {
    left: '\\cos x(\\tan x + \\cot x)',
    right: '\\operatorname{cosec} x',
    points: [
      '$\\cos x\\left(\\frac{\\sin x}{\\cos x} + \\frac{\\cos x}{\\sin x}\\right)$',
      '$\\frac{\\sin^2 x + \\cos^2 x}{\\sin x}$',
      'uses $\\sin^2 x + \\cos^2 x = 1$, complete',
    ],
    kind: 'sin',
    over: true,
    zero: (s, c, k) => s * s + c * c - k * s,
  },
]
