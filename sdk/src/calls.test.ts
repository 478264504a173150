import { describeEveryCall } from './testing/everyCall/suite.js'

describeEveryCall('Node')
