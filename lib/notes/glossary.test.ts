import { glossaryOf, termsOf } from './glossary'

const density = { term: 'Density', meaning: 'mass per unit volume' }

it('gives a term of another note the definition from there, and says where that is', () => {
  const notes = [
    { address: 'igcse/physics/motion/density', keyTerms: [density] },
    { address: 'igcse/physics/thermal/convection', keyTerms: [{ term: 'density' }] },
  ]
  const { glossary, faults } = glossaryOf(notes)
  expect(faults).toEqual([])
  expect(notes.map(note => termsOf(note.keyTerms, glossary).terms)).toEqual([
    [{ ...density, home: null }],
    [{ term: 'density', meaning: 'mass per unit volume', home: 'igcse/physics/motion/density' }],
  ])
})

it('finds a term that two notes define', () => {
  const { faults } = glossaryOf([
    { address: 'a', keyTerms: [density] },
    { address: 'b', keyTerms: [{ term: 'density', meaning: 'how heavy a thing is' }] },
  ])
  expect(faults).toEqual(['b: "density" is defined in a: leave the meaning out here, or name another term'])
})

it('finds a term that nobody defines', () => {
  const { terms, faults } = termsOf([{ term: 'Inertia' }], new Map())
  expect(terms).toEqual([])
  expect(faults).toEqual(['key term "Inertia" has no meaning here and is defined in no other note'])
})
