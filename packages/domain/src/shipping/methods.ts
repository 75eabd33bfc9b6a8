// How a parcel is delivered. In a file of its own: pages of orders ask for this, and load no fees.

export const DIGITAL_DELIVERY = 'Digital Delivery'
export const STANDARD_SHIPPING = 'Standard'
/** How a service is delivered. A parcel with this method is an appointment and nothing else. */
export const BY_APPOINTMENT = 'Appointment'

export const isService = ({ shippingMethod }: { shippingMethod: string }): boolean =>
  shippingMethod === BY_APPOINTMENT
