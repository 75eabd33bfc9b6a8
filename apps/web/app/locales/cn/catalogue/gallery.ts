import type en from '../../en/catalogue/gallery'

export default {
  title: '{{title}} 的图片',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  position: '{{number}} / {{count}}',
} satisfies Record<keyof typeof en, string>
