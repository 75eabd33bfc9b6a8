import type { Family } from './palette'

/** A songket-like lattice: diamonds with a four-petalled flower in every second one, as an SVG pattern. */
export function drawLattice(id: string, { line }: Family, cell: number): string {
  const half = cell / 2
  const petal = cell * 0.15
  const flower = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M0 0Q${petal * 0.62} ${-petal * 0.7} 0 ${-petal * 1.5}Q${-petal * 0.62} ${-petal * 0.7} 0 0Z" transform="rotate(${turn})"/>`,
    )
    .join('')
  const corners = [
    [0, 0],
    [cell, 0],
    [0, cell],
    [cell, cell],
  ]
  const studs = corners.map(([x, y]) => `<path d="M${x} ${(y ?? 0) - 9}l9 9l-9 9l-9 -9Z"/>`).join('')
  return `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="${line}" stroke-width="3"><path d="M${half} 0L${cell} ${half}L${half} ${cell}L0 ${half}Z"/>
    <path stroke-width="1.6" d="M${half} 16L${cell - 16} ${half}L${half} ${cell - 16}L16 ${half}Z"/></g>
    <g fill="${line}"><g transform="translate(${half} ${half})">${flower}</g>${studs}</g></pattern>`
}

/** A mengkuang mat: slanted strips that pass over and under each other, as an SVG pattern. */
export function drawWeave(id: string, { wall, floor, deep }: Family, cell: number): string {
  const half = cell / 2
  const side = half * Math.SQRT2 - 2
  // each diamond is turned by itself: a turned pattern takes four times as long to paint
  const diamond = (x: number, y: number, fill: string) =>
    `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="5" fill="url(#${fill})" transform="translate(${x} ${y}) rotate(45)"/>`
  const stops = `<stop stop-color="${floor}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/>`
  return `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">
    <rect width="${cell}" height="${cell}" fill="${deep}"/>${diamond(half, half, 'over')}
    ${diamond(0, 0, 'under')}${diamond(cell, 0, 'under')}${diamond(0, cell, 'under')}${diamond(cell, cell, 'under')}
  </pattern><linearGradient id="over" x2="1" y2="0">${stops}</linearGradient><linearGradient id="under" x2="0" y2="1">${stops}</linearGradient>`
}
