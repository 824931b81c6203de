/** The shapes of every icon: a 24 px grid, drawn with strokes only (design README, Logo and icons). */
export const ICONS = {
  accounting: '<path d="M3.5 5.5h17M12 5.5v15M6 10h3M6 14h3M15 10h3"/>',
  'additional-maths':
    '<path d="M17 5.4c-.4-1.2-1.2-1.9-2.3-1.9-1.9 0-2.4 1.8-2.7 4.5l-.9 8c-.3 2.7-.9 4.5-2.8 4.5-1.1 0-1.9-.7-2.3-1.9"/>',
  alert: '<path d="m12 4 9 15.5H3z"/><path d="M12 10v4.4M12 16.9h.01"/>',
  arrow: '<path d="M4 12h15.5M13.5 6l6 6-6 6"/>',
  back: '<path d="M20 12H4.5M10.5 6l-6 6 6 6"/>',
  biology:
    '<path d="M5.5 18.8C4.5 10.5 10 5 20 5c.6 9-4.5 14.5-11.5 14.5-1.2 0-2.3-.2-3-.7z"/><path d="M4 21.5c1.5-5 5.2-8.8 10-11"/>',
  caret: '<path d="m5 16 7-9 7 9"/>',
  chemistry:
    '<path d="M9 3.5h6M10.2 3.5v6L4.9 18.6c-.6 1.1 0 1.9 1.1 1.9h12c1.1 0 1.7-.8 1.1-1.9L13.8 9.5v-6M7.4 14.5h9.2"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.2V12l3.2 2"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  cross: '<path d="m6.5 6.5 11 11M17.5 6.5l-11 11"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  economics: '<path d="M4.5 3.5v16h16"/><path d="m7.5 6.5 10 9.5M7.5 16l10-9.5"/>',
  'extended-maths': '<path d="M4.5 19.5V4.5l15 15zM4.5 15.5h4v4"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  'eye-off':
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/><path d="m4.5 4.5 15 15"/>',
  facebook: '<path d="M15.5 4h-1.3c-2 0-3.2 1.3-3.2 3.3V20M8 11.5h7"/>',
  flag: '<path d="M6 21V4.5M6 5h12l-3 4.2 3 4.3H6"/>',
  grid: '<path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z"/>',
  hub: '<path d="M4 19.5h16M6 16V9M10 16V5M14 16v-5M18 16V7"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.2M12 7.8h.01"/>',
  instagram:
    '<rect x="4" y="4" width="16" height="16" rx="4.5"/><circle cx="12" cy="12" r="3.7"/><path d="M16.6 7.4h.01"/>',
  linkedin:
    '<path d="M4.5 4.5h15v15h-15zM8.2 10.8v5.2M8.2 8h.01M11.5 16v-5.2M11.5 13c0-1.4.9-2.3 2.2-2.3s2.2.8 2.2 2.3v3"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"/>',
  lock: '<path d="M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  logout: '<path d="M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"/>',
  mail: '<path d="M3.5 5.5h17v13h-17z"/><path d="m4 6.5 8 6 8-6"/>',
  mathematics: '<path d="M4.5 3.5v16h16"/><path d="M7 5.5c1.5 12.5 9.5 12.5 11 0"/>',
  dock: '<path d="M4 5h16v14H4zM13.5 5v14"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.7a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.6h.01"/>',
  keyboard: '<path d="M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M7.5 14h9"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  move: '<path d="M12 3.5v17M3.5 12h17M9.5 6 12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5"/>',
  note: '<path d="M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20"/>',
  offline:
    '<path d="M2.8 9.6a14 14 0 0 1 4.4-2.8M11 5.6a14 14 0 0 1 10.2 4M6 13.2a9.2 9.2 0 0 1 4-2.3M15 11.2a9.2 9.2 0 0 1 3 2M9.2 16.4a4.7 4.7 0 0 1 5.6 0M12 19.6h.01M4 4l16 16"/>',
  out: '<path d="M7.5 16.5 17 7M9.5 7H17v7.5"/>',
  paper: '<path d="M6 3.5h9L18.5 7v13.5H6z"/><path d="M15 3.5V7h3.5M9 12h6.5M9 16h4"/>',
  pencil: '<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5"/>',
  physics:
    '<ellipse cx="12" cy="12" rx="9.3" ry="3.7" transform="rotate(45 12 12)"/><ellipse cx="12" cy="12" rx="9.3" ry="3.7" transform="rotate(-45 12 12)"/><path d="M12 12h.01" stroke-width="2.6"/>',
  print: '<path d="M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14.5h10V20H7z"/>',
  resize: '<path d="M19.5 9.5v10h-10M19.5 19.5 8 8"/>',
  right: '<path d="m9.5 6 6 6-6 6"/>',
  saved: '<circle cx="12" cy="12" r="8.5"/><path d="m8 12.3 2.8 2.8 5.4-5.6"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>',
  settings:
    '<path d="M4 8h9M17 8h3M4 16h3M11 16h9"/><circle cx="15" cy="8" r="2"/><circle cx="9" cy="16" r="2"/>',
  tick: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  tiktok: '<path d="M13.5 4v10.8a3.7 3.7 0 1 1-3.7-3.7M13.5 4c.3 2.7 2 4.4 4.8 4.7"/>',
  tutor: '<path d="M4 5h16v11.5h-8.5L7 20.5v-4H4z"/><path d="M8 9.2h8M8 12.5h5"/>',
  user: '<circle cx="12" cy="8.5" r="3.5"/><path d="M5 20c.8-3.6 3.5-5.5 7-5.5s6.2 1.9 7 5.5"/>',
  youtube: '<rect x="3" y="5.5" width="18" height="13" rx="3.5"/><path d="m10.3 9.3 4.6 2.7-4.6 2.7z"/>',
} as const

export type IconName = keyof typeof ICONS
