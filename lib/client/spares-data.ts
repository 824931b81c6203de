/** The reader has asked the browser to spare their data (Save-Data; a browser that has no such setting says nothing). */
export const sparesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
