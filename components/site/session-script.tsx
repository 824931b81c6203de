import { PRERENDERED_KEY } from '@/lib/notes/prerendered'

/**
 * Runs before the first paint and marks the document as signed in, so that a static page never flashes
 * the wrong header. A document without the mark has no JavaScript (header.css). The rule is that of lib/session/visitor-record.ts in small; session-script.test.tsx
 * holds the two together.
 */
export const SESSION_SCRIPT = `var d=document.documentElement.dataset;d.session="out";try{var r=JSON.parse(localStorage.getItem("visitorData")),u=r&&r.mode==="VISITOR"&&r.userData;if(u&&[u.fullName,u.email,u.registeredAt].every(function(x){return typeof x==="string"}))d.session="in"}catch(e){}`

/**
 * Marks the document once somebody is on the way to a heading: then a note is laid out whole, or what is drawn above the
 * heading would push it away (note.css). Unlike `:target` it holds for a soft way too.
 */
export const TARGET_SCRIPT = `if(location.hash)d.target="";addEventListener("click",function(e){var a=e.target.closest&&e.target.closest("a");if(a&&a.hash)d.target=""},true)`

/**
 * A page that the browser keeps whole for its back button misses what happens meanwhile: when another person is here, or
 * nobody, it is loaded anew. Until that is known it is out of sight (header.css).
 */
export const BACK_SCRIPT = `(function(){var w,r=function(){try{return localStorage.getItem("userId")}catch(e){return null}};addEventListener("pagehide",function(e){w=r();if(e.persisted&&w)d.away=""});addEventListener("pageshow",function(e){if(e.persisted){if(r()!==w)location.reload();else delete d.away}})})()`

/**
 * A page that the browser fetches and draws ahead of its visit says so to the page that leads to it, as soon as it arrives:
 * what is on its way answers a tap sooner than anything else (next-note-link.client.tsx).
 */
export const AHEAD_SCRIPT = `if(document.prerendering)try{localStorage.setItem("${PRERENDERED_KEY}",location.pathname);localStorage.removeItem("${PRERENDERED_KEY}")}catch(e){}`

const ALL = [SESSION_SCRIPT, TARGET_SCRIPT, BACK_SCRIPT, AHEAD_SCRIPT].join(';')

export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash goes into the policy at build
  return <script dangerouslySetInnerHTML={{ __html: ALL }} />
}
