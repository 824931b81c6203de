import { routes } from '@/lib/routes'

/** The pages of the hub, each calm enough for a phone. */
export const HUB_PARTS = {
  today: { name: 'Today', heading: 'Your Learning Hub', href: routes.hub },
  plan: { name: 'Plan', heading: 'Your study plan', href: routes.hubPlan },
  subjects: { name: 'Subjects', heading: 'Your subjects', href: routes.hubSubjects },
  results: { name: 'Results', heading: 'Your results', href: routes.hubResults },
  tutor: { name: 'Tutor', heading: 'Ask a tutor', href: routes.hubTutor },
} as const
export type HubPart = keyof typeof HUB_PARTS
