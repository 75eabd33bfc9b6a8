import type en from '../../en/selling/exports'

export default {
  title: '导出',
  csv: '下载 CSV',
  xlsx: '下载 Excel 文件',
  note: '包含筛选出的全部商品，可修改后再导入。',
} satisfies typeof en
