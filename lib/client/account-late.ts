import { late } from './late'

/** Keeping an account in step and ending its session: for who is signed in, or was. */
export const accountWork = late(() => import('./account-work'))
