import { ask } from '../authoring/ask'
import { statements } from '../authoring/options'
import { template } from '../template'
import { drawUnlike, wording } from './met'

const about = (things: readonly string[]) =>
  template({
    name: 'about',
    subtopic: '1.1',
    style: 'choice',
    tier: null,
    difficulty: 1,
    calculator: 'not-needed',
    values: random => ({ thing: random.pick(things), mass: random.int(2, 90) }),
    make: ({ thing, mass }) => ({
      stem: `A ${thing} has a mass of ${mass} kg.`,
      parts: [
        ask.choice({
          prompt: 'What is it?',
          subtopic: '1.1',
          objective: 'AO1',
          options: statements('a body', [
            ['a force', 'You chose a force.'],
            ['a wave', 'You chose a wave.'],
            ['a field', 'You chose a field.'],
          ]),
          solution: 'It is a body.',
        }),
      ],
    }),
  })

it('a template that was met comes in other words where it has any', () => {
  const many = about(['car', 'boat', 'train', 'plane', 'tram'])
  for (let at = 0; at < 40; at += 1) {
    const earlier = wording(many.draw(`e${at}`).question)
    expect(wording(drawUnlike(many, `s${at}`, `e${at}`).question)).not.toBe(earlier)
  }
})

it('comes with other numbers where there are no other words, as the seed alone draws it', () => {
  const one = about(['car'])
  expect(drawUnlike(one, 's', 'e').question).toEqual(one.draw('s').question)
})

it('an unmet one is drawn by its seed', () => {
  const many = about(['car', 'boat'])
  expect(drawUnlike(many, 's', undefined).question).toEqual(many.draw('s').question)
})
