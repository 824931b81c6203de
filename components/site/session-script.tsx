/**
 * Runs before the first paint and marks the document as signed in, so that a static page never flashes
 * the wrong header. The rule is that of lib/session/visitor-record.ts in small; session-script.test.tsx
 * holds the two together.
 */
export const SESSION_SCRIPT = `try{var r=JSON.parse(localStorage.getItem("visitorData")),u=r&&r.mode==="VISITOR"&&r.userData;document.documentElement.dataset.session=u&&[u.fullName,u.email,u.registeredAt].every(function(x){return typeof x==="string"})?"in":"out"}catch(e){}`

export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash goes into the policy at build
  return <script dangerouslySetInnerHTML={{ __html: SESSION_SCRIPT }} />
}
