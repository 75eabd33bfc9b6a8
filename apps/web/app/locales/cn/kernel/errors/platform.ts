import type { platform } from '@pasar/domain/kernel/errors/platform'

export default {
  FEATURE_OFF: '此功能目前已关闭。',
  JOB_RUNS: '此任务正在运行或即将运行。上次手动启动者：{{name}}。',
  MAIL_RETRIED_BY: '这里没有需要重新发送的邮件，{{name}} 已处理。',
  FORM_DRAFT_CHANGED:
    '此表单的另一个版本先前已保存，或已在其他标签页中保存。尚未作任何更改：再按一次即可忽略该版本并继续。',
  VIEWS_FULL: '每个列表最多可以保存 {{rule.savedViews}} 个视图。请先删除一个。',
  VIEW_NAME_TAKEN: '这个列表已有同名的视图。',
  VIEW_IS_WHOLE: '这是完整的列表。请先筛选或排序。',
  PICTURE_MISSING: '请先选择图片。',
  PICTURE_KIND: '请选择 JPEG、PNG、WebP 或 AVIF 图片，其他类型的文件无法使用。',
  PICTURE_UNREADABLE: '此图片已损坏，无法读取，请换一张。',
  PICTURE_TOO_MANY_PIXELS: '此图片超过 {{rule.pictureMegapixels}}00 万像素，请缩小后再试。',
  PICTURE_TOO_LARGE_FOR_KIND: '此类图片最多 {{limit}}00 万像素，请缩小后再试，或另存为普通 JPEG。',
  PICTURE_SEVERAL_FRAMES: '此文件含有动画或多张图片，请选择单张静态图片。',
  PICTURE_NOT_PROCESSED: '此图片无法处理，请缩小后再试，或另存为普通 JPEG。',
  UPLOAD_RUNNING: '您发送的另一项内容仍在上传，请等它完成后再发送。',
  PICTURES_BUSY: '目前正在处理的图片太多，请一分钟后再试。',
  PICTURE_TOO_HEAVY: '此图片超过 {{rule.pictureMegabytes}} MB，请选择较小的图片。',
  SETTINGS_CHANGED: '{{who}} 已在此期间更改，未保存任何内容。',
  SETTINGS_SAME: '没有任何变化。',
} satisfies Record<keyof typeof platform, string>
