import { expect, it } from 'vitest'
import { iconPaths } from '../../app/ui/icon-paths'
import { ICON_SHEET } from './icons'

it('holds every icon once, under its name', () => {
  for (const [name, path] of Object.entries(iconPaths))
    expect(ICON_SHEET.split(`<path id="${name}" d="${path}"/>`)).toHaveLength(2)
  expect(ICON_SHEET.match(/<path /g)).toHaveLength(Object.keys(iconPaths).length)
})
