import type en from '../../en/selling/variants'

export default {
  title: '规格选项',
  lead: '有不同的尺寸或颜色吗？最多可设两个选项，每种组合有各自的价格和库存。',
  name0: '第一个选项',
  name1: '第二个选项',
  nameHint0: '例如：尺寸',
  nameHint1: '例如：颜色',
  values0: '第一个选项的选项值',
  values1: '第二个选项的选项值',
  valuesHint: '请用逗号隔开：S, M, L',
  update: '更新表格',
  tableLead: '每种组合一行。表格中删去的组合将无法再购买。',
  of: '{{name}}：{{label}}',
  inTable: '价格和库存请在下方的规格表中填写。',
} satisfies Record<keyof typeof en, string>
