import type en from '../en/validation'

export default {
  required: 'Sila isi ruangan ini.',
  tooLong: 'Ini terlalu panjang.',
  email: 'Sila isi alamat e-mel seperti nama@contoh.com.',
  passwordShort: 'Sila guna sekurang-kurangnya 10 aksara.',
  passwordCommon: 'Kata laluan ini antara yang pertama akan diteka orang. Sila pilih yang lain.',
  quantity: 'Sila isi nombor bulat dari 1 hingga 9,999.',
  couponCode: 'Kod kupon hanya mengandungi huruf dan digit.',
  phone: 'Sila isi nombor telefon seperti 012-345 6789 atau +65 6123 4567.',
  postcode: 'Poskod Malaysia mempunyai 5 digit.',
  state: 'Sila pilih negeri.',
  country: 'Sila pilih negara.',
  price: 'Sila isi jumlah seperti 12.50.',
  priceOrder: 'Harga tertinggi lebih rendah daripada harga terendah.',
  hiddenSigns: 'Sila buang aksara kawalan yang tidak kelihatan.',
  code: 'Kod mempunyai enam digit; kod pemulihan mempunyai 12 huruf dan digit.',
  courier: 'Sila pilih kurier.',
  tracking: 'Nombor penjejakan hanya mengandungi huruf, angka dan tanda sempang.',
  claimKind: 'Sila pilih apa yang tidak kena.',
  emailSame: 'Ini sudah pun e-mel anda.',
  invalid: 'Ini tidak sah.',
} satisfies Record<keyof typeof en, string>
