import { iconPaths } from '../../app/ui/icon-paths'

const paths = Object.entries(iconPaths).map(([name, path]) => `<path id="${name}" d="${path}"/>`)

/** All icons in one file, which a page asks for once and a browser keeps: in scripts they would cost every page anew. */
export const ICON_SHEET = `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`
