import type { Context } from '../context'

/** The widest of the stored widths. */
export const PICTURE_TO_SHOW = 960

/** Where a stored picture is fetched. @param width one of the stored widths, in pixels */
export const pictureAddress = (ctx: Context, key: string, width: 320 | 640 | 960): string =>
  `${ctx.config.appUrl}/uploads/${key}-${width}.webp`
