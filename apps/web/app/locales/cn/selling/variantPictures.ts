import type en from '../../en/selling/variantPictures'

export default {
  label: '图片',
  none: '商品的第一张图片',
  choice: '图片 {{number}}：{{alt}}',
  saveFirst: '每种规格可以有自己的图片：请先保存商品及其图片。',
} satisfies typeof en
