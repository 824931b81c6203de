import type { SubjectProse } from './subject-prose'

export const alevelsPhysics = {
  lead: 'Cambridge International AS & A Level Physics 9702 takes you from motion and forces to fields, quanta and the expanding Universe.',
  scope: 'from physical quantities and units to astronomy and cosmology',
  entryAdvice:
    'AS Level is Papers 1, 2 and 3 and covers topics 1 to 11. The full A Level adds Papers 4 and 5, with topics 12 to 25 and the AS content assumed; each half is worth 50%. You can sit all five papers in one series, or take AS first and carry the result forward.',
  lostMarks: [
    {
      title: 'A definition without “per”',
      said: 'Electric potential is the {work done in moving a charge} to that point.',
      why: 'It is the work done per unit positive charge in bringing a small test charge from infinity to the point. A definition that is a ratio needs “per unit”, and a potential needs its zero.',
    },
    {
      title: 'Prefixes left behind',
      said: '600 V across a gap of 1.5 mm: E = 600 ÷ {1.5} = 400 V m⁻¹',
      why: 'The gap is 1.5 × 10⁻³ m, so E = 4.0 × 10⁵ V m⁻¹. Turn every quantity into base units before it goes into the equation.',
    },
    {
      title: 'The power that was forgotten',
      said: 'The diameter is known to 2%, so the cross-sectional area is known to {2%}.',
      why: 'Area depends on the diameter squared, and a power multiplies the percentage uncertainty: 2 × 2% = 4%.',
    },
  ],
  howToRevise: [
    {
      title: 'Definitions word for word',
      text: 'Keep a list of every quantity the syllabus asks you to define. Cover, write, compare: “per unit mass”, “from infinity” and “constant phase difference” are the words that decide the mark.',
    },
    {
      title: 'Know the two formula pages',
      text: 'Work with the data and formulae pages of a recent paper beside you. Anything you need that is not there, such as λ = ax ÷ D or Newton’s law of gravitation, goes on a card.',
    },
    {
      title: 'Straight lines from curves',
      text: 'For each relationship, say what to plot so that the graph is straight, and what its gradient and intercept mean. Add error bars and a worst acceptable line; Paper 5 is built on this.',
    },
  ],
  faq: [
    {
      question: 'Which formulae are given?',
      answer:
        'Papers 1, 2 and 4 print data such as g = 9.81 m s⁻² and a list of formulae, and Paper 4 has a longer list. It includes s = ut + ½at², the Doppler formula and the radioactive decay law. It leaves out many others, such as F = BIL sin θ, d sin θ = nλ and the force between point masses. Check against a recent paper.',
    },
    {
      question: 'How is practical work examined?',
      answer:
        'Paper 3 at AS Level is a laboratory paper of 2 hours with two experiments of 20 marks each. Paper 5 at A Level is written, without a laboratory: one question on planning and one on analysing data with uncertainties, 15 marks each. Each paper counts for 11.5% of the A Level.',
    },
    {
      question: 'Can I take AS one year and the rest later?',
      answer:
        'Yes. You sit Papers 1, 2 and 3 for AS Level, carry the result forward, and add Papers 4 and 5. AS is graded a to e, the full A Level A* to E; A* exists only for the whole qualification.',
    },
  ],
} satisfies SubjectProse
