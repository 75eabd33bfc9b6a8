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
  const studs = corners
    .map(([x, y]) => `<path d="M${x} ${(y ?? 0) - 9}l9 9l-9 9l-9 -9Z"/>`)
    .join('')
  return `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="${line}" stroke-width="3"><path d="M${half} 0L${cell} ${half}L${half} ${cell}L0 ${half}Z"/>
    <path stroke-width="1.6" d="M${half} 16L${cell - 16} ${half}L${half} ${cell - 16}L16 ${half}Z"/></g>
    <g fill="${line}"><g transform="translate(${half} ${half})">${flower}</g>${studs}</g></pattern>`
}

/** A mengkuang mat: slanted strips that pass over and under each other, as an SVG pattern. */
export function drawWeave(id: string, { wall, floor, deep }: Family, strip: number): string {
  const two = strip * 2
  const across = (x: number, y: number, fill: string) =>
    `<rect x="${x + 1}" y="${y + 1}" width="${strip - 2}" height="${strip - 2}" rx="5" fill="${fill}"/>`
  return `<pattern id="${id}" width="${two}" height="${two}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="${two}" height="${two}" fill="${deep}"/>
    ${across(0, 0, 'url(#strip-a)')}${across(strip, strip, 'url(#strip-a)')}${across(strip, 0, 'url(#strip-b)')}${across(0, strip, 'url(#strip-b)')}
  </pattern>
  <linearGradient id="strip-a" x2="1" y2="0"><stop stop-color="${floor}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>
  <linearGradient id="strip-b" x2="0" y2="1"><stop stop-color="${floor}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>`
}
