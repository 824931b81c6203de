import { AUTH_CHANGED_EVENT } from '@/lib/contracts/browser-state'
import { accountWork } from './account-late'
import { onReaderChange } from './current-reader'
import { forgetOthersDrafts, forgetPersonHere } from './forget-drafts'
import { CARDS_CHANGED_EVENT, DATABASES, keepsAny, NOTES_CHANGED_EVENT, STUDY_CHANGED_EVENT } from './kept'
import { late } from './late'
import { logQuietly } from './log'
import { subscribeToLogOut } from './log-out-news'
import { registerServiceWorker } from './offline/register'
import { isSignedInNow } from './session-state'
import { startExplore } from './start-explore'
import { forgetTutorDrafts } from './tutoring/forget-drafts'
import { subscribeToVisitor } from './visitor-store'

/** An account needs no explore session: starting one would only write over what it knows. */
function exploreWhenSignedOut(): void {
  if (!isSignedInNow() && navigator.onLine) void startExplore()
}

/** Views read what is kept when another reader is here, and when the reader comes back: another tab may have changed it. */
function keepViewsFresh(): () => void {
  const tell = () => {
    for (const name of [NOTES_CHANGED_EVENT, STUDY_CHANGED_EVENT, CARDS_CHANGED_EVENT])
      window.dispatchEvent(new Event(name))
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') tell()
  }
  forgetOthersDrafts()
  const stopLogOut = subscribeToLogOut(forgetTutorDrafts)
  const unsubscribe = onReaderChange(before => {
    if (before !== '') forgetPersonHere()
    tell()
  })
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    stopLogOut()
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/**
 * What an account needs is loaded once somebody is signed in, or when something is kept here that may be another
 * reader's. Who comes for the first time loads none of it.
 */
function followAccount(): () => void {
  let stop = () => {}
  let isBegun = false
  let isOver = false
  async function begin(): Promise<void> {
    if (isBegun || isOver) return
    isBegun = true
    try {
      const { keepAccountInStep } = await accountWork.load()
      if (!isOver) stop = keepAccountInStep()
    } catch (error) {
      isBegun = false
      logQuietly('account', error)
    }
  }
  const beginWhenSignedIn = () => {
    if (isSignedInNow()) void begin()
  }
  beginWhenSignedIn()
  void keepsAny(DATABASES.notes, DATABASES.study, DATABASES.cards, DATABASES.exams).then(keeps =>
    keeps ? begin() : undefined,
  )
  const unsubscribe = subscribeToVisitor(beginWhenSignedIn)
  return () => {
    isOver = true
    unsubscribe()
    stop()
  }
}

const handIns = late(() => import('./exams/waiting-hand-ins'))

/** A paper that was handed in without a connection, and whose page was left, goes on its way from here. */
async function sendHandIns(): Promise<void> {
  try {
    if (!navigator.onLine || !(await keepsAny(DATABASES.exams))) return
    const { sendWaitingHandIns } = await handIns.load()
    await sendWaitingHandIns()
  } catch (error) {
    logQuietly('hand-in', error)
  }
}

/** What runs on every page once it is idle. @returns how to stop it. */
export function runSessionWork(): () => void {
  exploreWhenSignedOut()
  registerServiceWorker()
  void sendHandIns()
  const stopTelling = keepViewsFresh()
  const stopFollowing = followAccount()
  // Later, so that a logout for a grade comes first with its own exploring.
  const onAuthChanged = () => setTimeout(exploreWhenSignedOut)
  window.addEventListener(AUTH_CHANGED_EVENT, onAuthChanged)
  const onOnline = () => {
    exploreWhenSignedOut()
    void sendHandIns()
  }
  window.addEventListener('online', onOnline)
  return () => {
    stopTelling()
    stopFollowing()
    window.removeEventListener(AUTH_CHANGED_EVENT, onAuthChanged)
    window.removeEventListener('online', onOnline)
  }
}
