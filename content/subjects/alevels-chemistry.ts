import type { SubjectProse } from './subject-prose'

export const alevelsChemistry = {
  lead: 'Cambridge International AS & A Level Chemistry 9701 covers physical, inorganic, organic and analytical chemistry.',
  scope: 'from atomic structure to analytical techniques',
  entryAdvice:
    'AS Level is Papers 1, 2 and 3 and covers topics 1 to 22. The full A Level adds Papers 4 and 5, with topics 23 to 37 and the AS content assumed; each half is worth 50%. You can sit all five papers in one series, or take AS first and carry the result forward.',
  lostMarks: [
    {
      title: 'A constant that changes too often',
      said: 'At higher pressure the equilibrium moves to the right, so {the value of Kc increases}.',
      why: 'The position moves towards the side with fewer moles of gas, but only a change of temperature changes Kc. Write: the yield increases and Kc stays the same.',
    },
    {
      title: 'Arrows that start in the wrong place',
      said: 'HBr and ethene: I drew the curly arrow {from the H of HBr to the C=C bond}.',
      why: 'A curly arrow shows a pair of electrons moving, so it starts at a bond or a lone pair: from the C=C bond to Hδ⁺, and a second one from the H–Br bond to Br.',
    },
    {
      title: 'Joules and kilojoules in one line',
      said: 'ΔH = −92 kJ mol⁻¹ and ΔS = −199 J K⁻¹ mol⁻¹, so ΔG = −92 − (298 × {−199}) = {+59 210} kJ mol⁻¹',
      why: 'Entropy is given in joules, so divide by 1000 first: ΔG = −92 − (298 × −0.199) = −32.7 kJ mol⁻¹. The slip even turned the sign round.',
    },
  ],
  howToRevise: [
    {
      title: 'One map of organic reactions',
      text: 'Put the functional groups on a large sheet and join them with arrows that carry reagent and conditions. Redraw it from memory each week; most synthesis questions are a walk across it.',
    },
    {
      title: 'Mechanisms on a blank page',
      text: 'Draw every mechanism without notes: dipoles, lone pairs, curly arrows, intermediate, product. Check only where each arrow starts and ends.',
    },
    {
      title: 'Units on every line',
      text: 'Write the unit beside each number in calculations of equilibrium, rate and energy. A unit that does not cancel tells you about the mistake before the mark scheme does.',
    },
  ],
  faq: [
    {
      question: 'What is printed in the exam?',
      answer:
        'Every paper has a Periodic Table and a page of important values such as R, F and the molar volume of a gas. Spectroscopic data comes with the question when it is needed. Equations such as pV = nRT or ΔG = ΔH − TΔS have to be learned.',
    },
    {
      question: 'Does Paper 1 still have questions where several statements can be right?',
      answer:
        'No. The section with combinations of statements was removed from 2022. Paper 1 is 40 ordinary multiple-choice questions with four options and one right answer each; wrong answers are not penalised, so leave none blank.',
    },
    {
      question: 'How is practical work examined?',
      answer:
        'Paper 3 is a laboratory paper of 2 hours at AS Level, usually with three tasks such as a titration, a measurement of rate or energy, and qualitative analysis. Paper 5 at A Level is written: you plan an experiment and analyse data. Each counts for 11.5% of the A Level.',
    },
  ],
} satisfies SubjectProse
