const RUN = /M(\d+) (\d+)h(\d)/g

/** A quarter of the cloth; the others mirror it. */
const quarter =
  'M0 0h1M4 0h1M10 0h3M16 0h1M1 1h1M11 1h1M15 1h1M2 2h1M6 2h1M12 2h3M3 3h1M12 3h2M16 3h1M0 4h1' +
  'M4 4h1M8 4h1M12 4h1M15 4h3M5 5h1M15 5h3M2 6h1M6 6h1M10 6h1M16 6h1M7 7h1M4 8h1M8 8h1M12 8h1M9 9h1' +
  'M6 10h1M10 10h1M14 10h1M11 11h1M8 12h1M12 12h1M16 12h1M13 13h1M0 14h1M10 14h1M14 14h1M1 15h1' +
  'M15 15h1M0 16h1M2 16h1M12 16h1M16 16h1'

const half = quarter.replace(RUN, (run, x, y, length) => `${run}M${33 - x - length} ${y}h${length}`)

/** Threads of the cloth as runs on a 32 × 32 grid: lattice, eight-petalled flowers, small diamonds. */
export const fieldThreads = half.replace(RUN, (run, x, y, length) => `${run}M${x} ${32 - y}h${length}`)

/** A row of bamboo shoots (pucuk rebung), one shoot on a 16 × 16 grid. */
export const edgeThreads =
  'M7 0h2M7 1h2M6 2h4M6 3h4M5 4h2M9 4h2M5 5h2M9 5h2M4 6h2M10 6h2M4 7h2M10 7h2M3 8h2M7 8h2M11 8h2M3 9h2' +
  'M7 9h2M11 9h2M2 10h2M6 10h4M12 10h2M2 11h2M6 11h4M12 11h2M1 12h2M5 12h6M13 12h2M1 13h2M5 13h6' +
  'M13 13h2M0 14h2M14 14h2M0 15h16'
