// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importlimits.h"

#include <QIODevice>
#include <QXmlStreamReader>

namespace nidus::exchange {

/// Gives an XML parser at most kLargestXmlPart bytes for one part of a document (a tag, a text, a comment),
/// because the parser keeps several copies of each part in memory.
class XmlInput final : public QIODevice
{
public:
    /// `from` is borrowed, open for reading.
    explicit XmlInput(QIODevice& from) : m_from(from) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }

    [[nodiscard]] bool isSequential() const override { return true; }
    /// Begins the next part.
    void beginPart() { m_given = 0; }
    void refuse() { m_isRefused = true; }
    /// Whether a part was too large.
    [[nodiscard]] bool isRefused() const { return m_isRefused; }
    [[nodiscard]] static base::Error refusal()
    {
        return tooLarge(kLargestXmlPart >> 20, "MiB per tag or text");
    }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        if (m_given > kLargestXmlPart)
            refuse();
        if (m_isRefused)
            return -1;
        const qint64 got = m_from.read(data, most);
        m_given += got > 0 ? got : 0;
        return got;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    QIODevice& m_from;
    qint64 m_given = 0; ///< since the part began
    bool m_isRefused = false;
};

/// Returns the error of a parser, with its line and column (1-based).
[[nodiscard]] inline base::Error parseError(const QXmlStreamReader& xml)
{
    const QString detail =
        QStringLiteral("%1:%2: %3").arg(xml.lineNumber()).arg(xml.columnNumber() + 1).arg(xml.errorString());
    return {base::kBadFormat, {}, detail.toStdString()};
}

} // namespace nidus::exchange
