import type { PictureWidth } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { picturePath } from '../../platform/pictures/files'

/** The widest of the stored widths. */
export const PICTURE_TO_SHOW = 960

/** Where a stored picture is fetched. @param width one of the stored widths, in pixels */
export const pictureAddress = (ctx: Context, key: string, width: PictureWidth): string =>
  `${ctx.config.appUrl}/uploads/${picturePath(key, width)}`
