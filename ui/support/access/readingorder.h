// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

/// Lets screen readers read the parts of each page and dialog in the order in which they are arranged. Qt's
/// order is that in which they were made.
class ReadingOrder final : public QObject
{
    Q_OBJECT

public:
    explicit ReadingOrder(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
