/** Until then a press is held; after it the press goes its way without scripts, which have not come. */
const TRIES = 200
const EVERY_MS = 50

/**
 * Lines that keep a press on a button for it while it sleeps. On a slow phone the text stands for a second or two before
 * React has woken the page; what is pressed meanwhile would go nowhere, a form would be sent as an address, and a link that
 * opens a dialog would lead away. React is at home in an element when it has a property of React's own; what is not
 * React's says `data-awake` (figures that move). Buttons that browsers serve by themselves (popovers) are left to them.
 */
export const HOLD_PRESSES = `(()=>{let held,free;const awake=b=>b.closest("[data-awake]")||Object.keys(b).some(k=>k.startsWith("__react")),hand=(b,left)=>{if(held===b){if(awake(b)||!left){held=0;free=b;b.click()}else setTimeout(hand,${EVERY_MS},b,left-1)}};addEventListener("click",e=>{const b=e.target.closest?.("button:not([popovertarget]),[aria-haspopup=dialog]:not([popovertarget])");if(b&&b!==free&&!awake(b)&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){e.preventDefault();e.stopPropagation();held=b;hand(b,${TRIES})}},true)})()`
